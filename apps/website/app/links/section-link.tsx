import type { ComponentProps } from 'react'
import type { SectionId } from '#agency/schema/navigation.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: SectionId }

/** A link to a section of the home page, from any page. An ordinary link: see `useClientLinks`. */
export function SectionLink({ section, children, ...rest }: SectionLinkProps) {
  return (
    <a href={section === 'home' ? '/' : `/#${section}`} {...rest}>
      {children}
    </a>
  )
}
