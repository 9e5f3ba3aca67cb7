import type { MetaDescriptor } from 'react-router'
import { siteLanguages } from '#contract/languages.ts'

/**
 * A page in all languages of the site, for search engines: each names all of them, itself as well, and the default language for
 * everybody else.
 * @param id of the page
 */
export function alternatesOf(id: string, publicUrl: string): MetaDescriptor[] {
  const found = siteLanguages.flatMap(({ tag, paths: { [id]: path } }) =>
    path === undefined ? [] : [{ tag, path }],
  )
  const [first] = found
  if (first === undefined || found.length === 1) return []
  return [...found, { tag: 'x-default', path: first.path }].map(({ tag, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: tag,
    href: publicUrl + path,
  }))
}
