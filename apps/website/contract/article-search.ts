import type MiniSearch from 'minisearch'
import type { Options } from 'minisearch'

/* The server and the browser search with the same rules: a visitor without JavaScript finds the same. */

/** A page or an article, as the search knows it. */
export type SearchDocument = {
  path: string
  title: string
  description: string
  /** The day of an article; absent for a page. */
  date?: string
}

/** What the search has found. */
export type FoundDocument = SearchDocument & {
  /** The words of the index that the visitor's words have found, folded. */
  terms: readonly string[]
}

/** The longest query in characters, and the most documents that are listed. */
export const longestQuery = 100
const mostFound = 20

/** A word without accents and capitals. */
export const folded = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** How the index is made and read. */
export const searchOptions: Options = {
  idField: 'path',
  fields: ['title', 'description', 'labels', 'text'],
  storeFields: ['path', 'title', 'description', 'date'],
  processTerm: folded,
  searchOptions: { boost: { title: 4, labels: 3, description: 2 } },
}

/** Finds documents with all words of a query or, if there are none, with one of them. The last word may be unfinished. */
export function findDocuments(index: MiniSearch, query: string): FoundDocument[] {
  const words = query.slice(0, longestQuery)
  const search = (combineWith: 'AND' | 'OR') =>
    index.search(words, {
      combineWith,
      prefix: (_, position, all) => position === all.length - 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    })
  const whole = search('AND')
  return (whole.length > 0 ? whole : search('OR')).slice(0, mostFound).map((found) => ({
    path: String(found.path),
    title: String(found.title),
    description: String(found.description),
    ...(typeof found.date === 'string' && { date: found.date }),
    terms: found.terms,
  }))
}
