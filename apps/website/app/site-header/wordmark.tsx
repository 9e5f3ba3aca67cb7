import logo from '#content/brand/logo.svg?raw'
import { brand } from '#content/brand.ts'
import { SectionLink } from '#app/links/section-link.tsx'

/** The brand's logo, with the name if the logo does not contain it. Links home. */
export function Wordmark() {
  return (
    <SectionLink section="home" className="flex items-center gap-2.5 text-ink">
      <span className="logo text-brand" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />
      <span className={brand.showsName ? 'text-subtitle font-semibold' : 'sr-only'}>{brand.name}</span>
    </SectionLink>
  )
}
