import type { Knowledge, KnownFact } from '@frontdesk/voice-platform'
import { articlesPage } from '#content/articles.ts'
import { articlePath } from '#contract/article-paths.ts'
import type { Article } from '#contract/articles.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, listed } from './sentences.ts'

/** What the assistant knows of an article. */
export type PublishedArticle = Pick<Article, 'slug' | 'title' | 'description'>

/** Returns the articles of today, the newest first, and the same list until another day; undefined on a site without any. */
export type PublishedArticles = () => readonly PublishedArticle[] | undefined

/** Titles that are named to a visitor who asks for articles. */
const mostNamed = 3

const { name, path } = articlesPage

export const knownArticles = (published: readonly PublishedArticle[]): NonNullable<Knowledge['articles']> =>
  published.map((article) => ({
    title: article.title,
    description: ended(article.description),
    path: articlePath(path, article),
  }))

/** The answer to "do you have a blog?". */
export function articlesFacts(published: readonly PublishedArticle[]): KnownFact[] {
  const newest = published.slice(0, mostNamed).map(({ title }) => factWords.quote(title))
  if (newest.length === 0) return []
  return [
    {
      id: 'articles',
      about: name,
      asked: ['do you have articles', 'do you have a blog', 'what have you written', 'what can I read here'],
      say: factWords.page.newest(newest.length, listed(newest)),
      offers: { names: [name], path },
    },
  ]
}
