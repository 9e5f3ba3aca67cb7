import type { Article, ArticleCard, Articles } from '#contract/articles.ts'
import { slugOf } from '#agency/slug.ts'
import { articlePath, authorPath, tagPath } from '#contract/article-paths.ts'
import { findDocuments } from '#contract/article-search.ts'
import { searchIndexOf } from './search-index.ts'

/** Articles on a page of a list. */
export const articlesPerPage = 20

/** Articles that are offered at the end of one. */
const mostRelated = 3

/** The published articles of a day, the newest first. */
export type PublishedArticles = Articles & { published: readonly Article[] }

/**
 * Lists the articles that are published on a day, and caches the list until the next day.
 * @param today the current day in the time zone of the site, YYYY-MM-DD
 * @param showsAll shows drafts and what is not published yet (in development)
 */
export function createPublishedArticles(
  all: readonly Article[],
  options: { path: string; today: () => string; showsAll?: boolean },
): () => PublishedArticles {
  const { path, today, showsAll = false } = options
  let day = ''
  let list = listArticles([], path, '')
  return () => {
    const now = today()
    if (now === day) return list
    day = now
    const isShown = ({ isDraft, date }: Pick<Article, 'isDraft' | 'date'>) =>
      showsAll || (!isDraft && date <= now)
    list = listArticles(
      all.filter(isShown).map((article) => ({
        ...article,
        translations: article.translations.filter(({ date }) => isShown({ isDraft: false, date })),
      })),
      path,
      now,
    )
    return list
  }
}

function listArticles(published: readonly Article[], path: string, today: string): PublishedArticles {
  const articles = published.toSorted(
    (one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
  )
  const cardOf = (article: Article) => describe(article, path, today)
  const positions = new Map(articles.map((article, position) => [articlePath(path, article), position]))
  const byTag = Map.groupBy(
    articles.flatMap((article) => article.tags.map((tag) => ({ article, tag }))),
    ({ tag }) => slugOf(tag),
  )
  const byAuthor = Map.groupBy(articles, ({ author }) => slugOf(author))
  const subjects = [...byTag]
    .map(([slug, entries]) => ({
      name: entries[0]?.tag ?? slug,
      path: tagPath(path, slug),
      count: entries.length,
    }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))

  /** Articles that share tags, where a rare tag counts more; then the newest others. */
  function related(article: Article, besides: readonly (Article | undefined)[]): Article[] {
    const scores = new Map<Article, number>(articles.map((other) => [other, 0]))
    for (const tag of article.tags) {
      const entries = byTag.get(slugOf(tag)) ?? []
      for (const entry of entries) {
        scores.set(entry.article, (scores.get(entry.article) ?? 0) + 1 / entries.length)
      }
    }
    return [...scores]
      .filter(([other]) => other !== article && !besides.includes(other))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostRelated)
      .map(([other]) => other)
  }

  return {
    published: articles,
    find: (query) => findDocuments(searchIndexOf(articles), query),
    article(address) {
      const position = positions.get(address)
      const article = position === undefined ? undefined : articles[position]
      if (position === undefined || article === undefined) return null
      const [newer, older] = [articles[position - 1], articles[position + 1]]
      const { contents, html, translations } = article
      return {
        ...cardOf(article),
        contents,
        html,
        translations,
        preview: article.preview,
        newer: newer ? cardOf(newer) : null,
        older: older ? cardOf(older) : null,
        related: related(article, [newer, older]).map(cardOf),
      }
    },
    list(address) {
      const found = listAddress.exec(address.startsWith(path) ? address.slice(path.length) : '-')?.groups
      if (!found) return null
      const { kind, name = '' } = found
      const tagged = kind === 'tag' ? byTag.get(name) : undefined
      const written = kind === 'by' ? byAuthor.get(name) : undefined
      const entries = kind === undefined ? articles : (tagged?.map(({ article }) => article) ?? written ?? [])
      const page = Number(found.page ?? 1)
      const pages = Math.max(1, Math.ceil(entries.length / articlesPerPage))
      if ((kind !== undefined && entries.length === 0) || page > pages) return null
      const base = kind === undefined ? path : `${path}/${kind}/${name}`
      const pathOf = (at: number) => (at === 1 ? base : `${base}/page/${at}`)
      return {
        path: address,
        tag: tagged?.[0]?.tag ?? null,
        author: written?.[0]?.author ?? null,
        page,
        pages,
        newer: page > 1 ? pathOf(page - 1) : null,
        older: page < pages ? pathOf(page + 1) : null,
        articles: entries.slice((page - 1) * articlesPerPage, page * articlesPerPage).map(cardOf),
        subjects,
        search: null,
      }
    },
  }
}

/** What follows the path of the list in the address of one of its pages. The first page has no number. */
const listAddress = /^(?:\/(?<kind>tag|by)\/(?<name>[^/]+))?(?:\/page\/(?<page>[2-9]|[1-9]\d+))?$/

/** What lists say about an article. */
function describe(article: Article, path: string, today: string): ArticleCard {
  const { title, description, date, updated, author, tags, minutes, media, isDraft } = article
  return {
    path: articlePath(path, article),
    title,
    description,
    date,
    updated,
    author: { name: author, path: authorPath(path, author) },
    tags: tags.map((tag) => ({ name: tag, path: tagPath(path, tag) })),
    minutes,
    media,
    isUnpublished: isDraft || date > today,
  }
}
