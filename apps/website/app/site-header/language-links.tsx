import { useLocation, useMatches } from 'react-router'
import { bookingPath } from '#contract/home-path.ts'
import { languageTag } from '#contract/language.ts'
import { siteLanguages } from '#contract/languages.ts'

/** Links to this page in the other languages of the site, or to what is nearest: an article is written in one language. */
export function LanguageLinks({ className }: { className: string }) {
  const id = useMatches().at(-1)?.id ?? ''
  const { pathname } = useLocation()
  const booked = pathname.startsWith(`${bookingPath}/`) ? pathname.slice(bookingPath.length) : null
  return siteLanguages
    .filter(({ tag }) => tag !== languageTag)
    .map(({ tag, name, dir, booking, paths }) => {
      const page = paths[id] ?? (id.startsWith('article') ? paths['articles'] : undefined)
      return (
        <a
          key={tag}
          href={booked === null ? (page ?? paths['home']) : booking + booked}
          hrefLang={tag}
          lang={tag}
          dir={dir}
          className={className}
          // Another build: the browser loads its document.
          data-document=""
        >
          {name}
        </a>
      )
    })
}
