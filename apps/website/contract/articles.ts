import type { FoundDocument } from './article-search.ts'
import type { Media } from '#agency/schema/media.ts'

/** An article as the build has rendered it. */
export type Article = {
  /** The name of its file, and the end of its address. */
  slug: string
  title: string
  description: string
  /** YYYY-MM-DD: the article appears when this day begins. */
  date: string
  updated: string | null
  author: string
  tags: readonly string[]
  /** A picture or film of the owner's. */
  media: Media | null
  isDraft: boolean
  /** The same article in other languages. */
  translations: readonly ArticleTranslation[]
  /** What is shown where it is shared; null for the preview picture of the list. */
  preview: PreviewPicture | null
  /** The time that reading takes. */
  minutes: number
  /** The headings of the second and third level. */
  contents: readonly ArticleHeading[]
  /** The text as HTML, whose links to the site begin with a slash or a hash. */
  html: string
}

/** The address of a page or article in a language. */
export type Translation = { tag: string; path: string }

/** An article in another language, which is a build of its own. */
export type ArticleTranslation = Translation & {
  /** The day on which it appears. */
  date: string
}

/** Its path says nothing of the article's address: nobody guesses it before the article appears. */
export type PreviewPicture = { path: string; width: number; height: number }

export type ArticleHeading = { id: string; text: string; level: 2 | 3 }

/** What a list says about an article. */
export type ArticleCard = {
  path: string
  title: string
  description: string
  date: string
  updated: string | null
  author: { name: string; path: string }
  tags: readonly { name: string; path: string }[]
  minutes: number
  media: Media | null
  /** A draft, or an article of a coming day, in development. */
  isUnpublished: boolean
}

/** All that the page of an article shows. */
export type ArticleView = ArticleCard &
  Pick<Article, 'contents' | 'html' | 'preview' | 'translations'> & {
    newer: ArticleCard | null
    older: ArticleCard | null
    related: readonly ArticleCard[]
  }

/** All that a page of a list shows. */
export type ArticleList = {
  path: string
  tag: string | null
  author: string | null
  page: number
  pages: number
  /** The paths of the neighbouring pages. */
  newer: string | null
  older: string | null
  articles: readonly ArticleCard[]
  /** What a visitor has searched for, and found; null on a page of the list. */
  search: { query: string; found: readonly FoundDocument[] } | null
  /** All tags, the most frequent first. */
  subjects: readonly { name: string; path: string; count: number }[]
}

/** The pages of the articles that are published today, by their paths. */
export type Articles = {
  article(path: string): ArticleView | null
  /** A page of the list, or of those of a tag or an author. */
  list(path: string): ArticleList | null
  /** What the words of a visitor find: articles and pages. */
  find(query: string): readonly FoundDocument[]
}
