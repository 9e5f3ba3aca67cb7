import { useSyncExternalStore } from 'react'
import logo from '#content/brand/logo.svg?raw'
import { brand } from '#content/brand.ts'
import { getStarted, shell } from '#content/navigation.ts'
import { SectionLink } from '#app/links/section-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { hasLanguages } from '#contract/languages.ts'
import { isBarLong, visibleMenu } from '#contract/site-map.ts'
import { LanguageLinks } from './language-links.tsx'
import { headerLinks, MobileMenu } from './mobile-menu.tsx'

/** The fixed bar of every page. */
export function SiteHeader() {
  const scrolled = useScrolled()
  return (
    <header className="site-header" data-scrolled={scrolled || undefined}>
      <div className="page flex h-18 items-center justify-between gap-6">
        <Wordmark />
        <nav
          aria-label={shell.mainNavigation}
          className={`hidden items-center gap-8 ${isBarLong ? 'lg:flex' : 'md:flex'}`}
        >
          {visibleMenu.map(({ label, section }) => (
            <SectionLink key={section} section={section} className="site-header-link py-2">
              {label}
            </SectionLink>
          ))}
          {headerLinks().map(({ label, href, rel }) => (
            <a key={href} href={href} rel={rel} className="site-header-link py-2">
              {label}
            </a>
          ))}
          {hasLanguages && <LanguageLinks className="site-header-link py-2" />}
          <SectionLink section={getStarted.section} className={buttonClass({ small: true })}>
            {getStarted.label}
          </SectionLink>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}

/** From this scroll position in CSS pixels, the bar is solid (specification, section 9). */
const solidBeyond = 10

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** True while the page is scrolled by more than 10 px. */
function useScrolled() {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > solidBeyond,
    () => false,
  )
}

/** The brand's logo, with the name if the logo does not contain it. Links home. */
export function Wordmark() {
  return (
    <SectionLink section="home" className="flex items-center gap-2.5 text-ink">
      <span className="logo text-brand" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span className={brand.showsName ? 'text-subtitle font-semibold' : 'sr-only'}>{brand.name}</span>
    </SectionLink>
  )
}
