import { useEffect, useRef, useState } from 'react'
import { elsewhere, getStarted, shell } from '#content/navigation.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { CloseIcon, MenuIcon } from '#app/ui/icons.tsx'
import { LanguageLinks } from './language-links.tsx'
import { headerPages } from '#contract/own-pages.ts'
import { hasLanguages } from '#contract/languages.ts'
import { isBarLong, visibleMenu } from '#contract/site-map.ts'

/** The links of the bar after the sections: to pages of the agency's own, and to other sites. */
export const headerLinks = (): { label: string; href: string; rel?: string | undefined }[] => [
  ...headerPages,
  ...elsewhere.header,
]

const menuId = 'mobile-menu'
const itemClass = 'border-b border-line py-3.5 text-subtitle text-ink'

/**
 * The menu of small screens. The browser's popover opens it, and closes it on Escape (the focus returns to the button)
 * and on a click outside, with or without scripts. Scripts add closing after a choice and the ARIA state.
 */
export function MobileMenu() {
  const dropdown = useRef<HTMLDivElement>(null)
  // Undefined until scripts run: until then the browser derives the state from the popover itself.
  const [open, setOpen] = useState<boolean>()

  useEffect(() => {
    const element = dropdown.current
    if (!element) return
    const follow = () => setOpen(element.matches(':popover-open'))
    follow()
    element.addEventListener('toggle', follow)
    return () => element.removeEventListener('toggle', follow)
  }, [])

  const close = () => dropdown.current?.hidePopover()

  return (
    <div className={isBarLong ? 'lg:hidden' : 'md:hidden'}>
      <button
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={open}
        aria-label={open ? shell.closeMenu : shell.menu}
        className="site-header-toggle"
      >
        <MenuIcon className="site-header-open size-6" />
        <CloseIcon className="site-header-close size-6" />
      </button>
      <div ref={dropdown} id={menuId} popover="auto" className="site-header-menu">
        <nav aria-label={shell.menu} className="page grid gap-1 pt-2 pb-6">
          {visibleMenu.map(({ label, section }) => (
            <SectionLink key={section} section={section} onClick={close} className={itemClass}>
              {label}
            </SectionLink>
          ))}
          {headerLinks().map(({ label, href, rel }) => (
            <a key={href} href={href} rel={rel} className={itemClass}>
              {label}
            </a>
          ))}
          {hasLanguages && <LanguageLinks className={itemClass} />}
          <SectionLink
            section={getStarted.section}
            onClick={close}
            className={`${buttonClass({ tone: 'lamp', wide: true })} mt-4`}
          >
            {getStarted.label}
          </SectionLink>
        </nav>
      </div>
    </div>
  )
}
