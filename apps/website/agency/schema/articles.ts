import * as v from 'valibot'
import { mediaSchema } from './media.ts'
import { day, list, path, words } from './values.ts'

/** A text that has to name what stands for a value. */
const withPart = (part: string) =>
  v.pipe(words, v.includes(`{${part}}`, `has to say {${part}}, which stands for the value`))

/** The pages of the articles: their address, and the words around what the Markdown files hold. */
export const articlesPageSchema = v.strictObject({
  /** The address of the list; an article is below it, by the name of its file. */
  path,
  /** In lists of pages. */
  name: words,
  title: words,
  description: v.pipe(words, v.maxLength(160, 'must be at most 160 characters, or search engines cut it')),
  hero: v.strictObject({ title: words, lead: words }),
  words: v.strictObject({
    /** While no article is published. */
    none: words,
    subjects: words,
    all: words,
    by: withPart('author'),
    minutes: withPart('minutes'),
    updated: withPart('date'),
    contents: words,
    notes: words,
    backToText: words,
    /** The name of a table for screen readers. */
    table: words,
    newer: words,
    older: words,
    related: words,
    pages: words,
    page: v.pipe(withPart('page'), v.includes('{pages}', 'has to say {pages}, which stands for the number')),
    feed: words,
    /** Beside what only `npm run dev` shows. */
    unpublished: words,
    /** The search above the list. Without these words there is none. */
    search: v.optional(
      v.strictObject({
        /** The name of the field, and what its button says. */
        label: words,
        button: words,
        found: v.pipe(withPart('count'), v.includes('{query}', 'has to say {query}')),
        nothing: withPart('query'),
        /** Beside what is no article. */
        page: words,
      }),
    ),
  }),
})
export type ArticlesPage = v.InferOutput<typeof articlesPageSchema>

/** The front matter of an article: what stands between the two lines of hyphens at the beginning of its file. */
export const frontMatterSchema = v.strictObject({
  title: words,
  description: v.pipe(words, v.maxLength(160, 'must be at most 160 characters, or search engines cut it')),
  /** An article appears when this day begins in the time zone of the site. */
  date: day,
  updated: v.optional(day),
  author: words,
  tags: v.optional(list(words), []),
  /** A picture or a film, above the text and in lists. */
  media: v.optional(mediaSchema),
  /** Shown by `npm run dev` only. */
  draft: v.optional(v.boolean('must be true or false'), false),
})
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>
