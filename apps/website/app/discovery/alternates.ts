import type { MetaDescriptor } from 'react-router'
import { alternatesOf } from '#contract/alternates.ts'
import type { Translation } from '#contract/articles.ts'

/** A page in all languages of the site, for search engines: each names all of them, itself as well. */
export const alternateLinks = (addresses: readonly Translation[], publicUrl: string): MetaDescriptor[] =>
  alternatesOf(addresses).map(({ tag, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: tag,
    href: publicUrl + path,
  }))
