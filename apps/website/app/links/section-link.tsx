import type { ComponentProps } from 'react'
import type { SectionId } from '#agency/schema/navigation.ts'
import { homePath } from '#contract/home-path.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: SectionId }

/** A link to a section of the home page, from any page. An ordinary link: see `useClientLinks`. */
export function SectionLink({ section, children, ...rest }: SectionLinkProps) {
  return (
    <a href={section === 'home' ? homePath : `${homePath}#${section}`} {...rest}>
      {children}
    </a>
  )
}
