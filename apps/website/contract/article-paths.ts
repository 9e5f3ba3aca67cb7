import { slugOf } from '#agency/slug.ts'

/* Below the list of articles, whose path is `articlesPage.path`. */

/** The path of an article. */
export const articlePath = (list: string, { slug }: { slug: string }): string => `${list}/${slug}`

/** The path of the articles with a tag. */
export const tagPath = (list: string, tag: string): string => `${list}/tag/${slugOf(tag)}`

/** The path of the articles by an author. */
export const authorPath = (list: string, author: string): string => `${list}/by/${slugOf(author)}`

/** The path of what the search reads as the visitor types. */
export const searchIndexPath = (list: string): string => `${list}/search.json`

/** The address of what the search finds, which is the first page of the list wherever the visitor typed. */
export const searchedPath = (list: string, query: string): string =>
  `${list}?${new URLSearchParams({ q: query })}`
