import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import type { SectionId } from '#content/navigation.ts'
import { scrollToSection } from './scroll-to-section.ts'
import { useGoToSection } from './use-go-to-section.ts'

function isPlainClick(event: MouseEvent) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { section: SectionId }

/** A link to a section of the home page, from any page. Before scripts run it is an ordinary link. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const goTo = useGoToSection()
  return (
    <Link
      to={section === 'home' ? '/' : `/#${section}`}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        goTo(section)
      }}
      {...rest}
    />
  )
}

type AnchorLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to a place on the same page, given by its id. */
export function AnchorLink({ to, children, ...rest }: AnchorLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        scrollToSection(to)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
