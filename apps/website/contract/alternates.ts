import type { Translation } from './articles.ts'
import { siteLanguages } from './languages.ts'

/**
 * Lists the addresses of something in all languages that have it, as search engines want them: the default language first, and
 * once more for everybody else. Empty if only one language has it.
 */
export function alternatesOf(addresses: readonly Translation[]): Translation[] {
  const found = siteLanguages.flatMap(({ tag }) => addresses.filter((address) => address.tag === tag))
  const [first] = found
  return first === undefined || found.length === 1 ? [] : [...found, { tag: 'x-default', path: first.path }]
}

/** The addresses of a page in all languages that have it. */
export const addressesOf = (id: string): Translation[] =>
  siteLanguages.flatMap(({ tag, paths: { [id]: path } }) => (path === undefined ? [] : [{ tag, path }]))
