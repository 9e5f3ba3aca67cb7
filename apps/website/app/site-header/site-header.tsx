import { getStarted, shell } from '#content/navigation.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { shownMenu } from './shown-menu.ts'
import { useScrolled } from './use-scrolled.ts'
import { Wordmark } from './wordmark.tsx'

/** The fixed bar of every page. */
export function SiteHeader() {
  const scrolled = useScrolled()
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="page flex h-18 items-center justify-between gap-6">
        <Wordmark />
        <nav aria-label={shell.mainNavigation} className="hidden items-center gap-8 md:flex">
          {shownMenu.map(({ label, section }) => (
            <SectionLink key={section} section={section} className="site-header-link">
              {label}
            </SectionLink>
          ))}
          <SectionLink section={getStarted.section} className={buttonClass({ small: true })}>
            {getStarted.label}
          </SectionLink>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
