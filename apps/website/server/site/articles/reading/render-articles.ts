import { contentFolder } from '#agency/content-folder.ts'
import { articlesPage } from '#content/articles.ts'
import type { Article } from '#contract/articles.ts'
import { sitePages } from '#contract/site-pages.ts'
import { type ArticleProblem, readArticles } from './read-articles.ts'

/**
 * How many articles get a preview picture of their own, the newest ones: each takes a quarter of a second of every build. The
 * others have that of the list.
 */
const mostPreviews = 50

/** Renders the articles of the chosen agency for its site, the newest first. */
export async function renderArticles(): Promise<{ articles: Article[] } | { problems: ArticleProblem[] }> {
  const paths = sitePages.map(({ path }) => path)
  const read = await readArticles({ folder: contentFolder, page: articlesPage, paths })
  if ('problems' in read) return read
  const newestFirst = read.articles.toSorted((one, other) => other.date.localeCompare(one.date))
  // A draft has none: its title would be in it.
  const withPreview = new Set(newestFirst.filter(({ isDraft }) => !isDraft).slice(0, mostPreviews))
  return { articles: newestFirst.map((article) => ({ ...article, hasPreview: withPreview.has(article) })) }
}
