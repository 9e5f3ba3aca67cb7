import MiniSearch from 'minisearch'
import { ownPageFiles } from '#agency/own-pages.ts'
import { articlesPage } from '#content/articles.ts'
import { articlePath } from '#contract/article-paths.ts'
import { type SearchDocument, searchOptions } from '#contract/article-search.ts'
import type { Article } from '#contract/articles.ts'
import { sitePages } from '#contract/site-pages.ts'

/** The newest articles are found by every word of their texts, the others by title, description, headings, tags and author. */
const mostWithText = 100

type Indexed = SearchDocument & { labels: string; text: string }

/** The words of HTML that the build has made: nothing in it looks like a tag without being one. */
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/&#?\w+;/g, ' ')

/** Keys whose values nobody reads. */
const unread = new Set(['kind', 'id', 'href', 'picture', 'film', 'poster', 'captions', 'image', 'focus'])

/** All words in a value of the content, but for the addresses of links. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/\]\([^\s)]+\)/g, ' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, child]) => (unread.has(key) ? '' : wordsOf(child)))
    .join(' ')
}

const ofPages = (): Indexed[] =>
  sitePages.map(({ id, path, name, title, description }) => {
    const own = ownPageFiles.get(id)?.page
    return {
      path,
      title: name,
      description,
      labels: title,
      text: own ? wordsOf([own.heading, own.lead, own.sections]) : '',
    }
  })

const indexes = new WeakMap<readonly Article[], MiniSearch>()

/**
 * Returns the index of the pages and of these articles. It is made when somebody first searches, once for the articles of
 * a day: what is not published is not in it.
 * @param published the newest first
 */
export function searchIndexOf(published: readonly Article[]): MiniSearch {
  const known = indexes.get(published)
  if (known) return known
  const index = new MiniSearch<Indexed>(searchOptions)
  index.addAll(ofPages())
  index.addAll(
    published.map((article, position) => ({
      path: articlePath(articlesPage.path, article),
      title: article.title,
      description: article.description,
      date: article.date,
      labels: [...article.tags, article.author, ...article.contents.map(({ text }) => text)].join(' '),
      text: position < mostWithText ? textOf(article.html) : '',
    })),
  )
  indexes.set(published, index)
  return index
}
