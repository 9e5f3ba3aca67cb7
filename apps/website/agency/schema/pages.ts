import * as v from 'valibot'
import { path, words } from './values.ts'

/** The metadata of a page: for lists of pages, search engines, previews and browser tabs. */
export const pageSchema = v.object({
  path,
  /** In lists of pages. */
  name: words,
  title: words,
  description: v.pipe(words, v.maxLength(160, 'must be at most 160 characters, or search engines cut it')),
})
export type Page = v.InferOutput<typeof pageSchema>

export const pagesSchema = v.object({
  home: pageSchema,
  services: pageSchema,
  'customer-support': pageSchema,
  'crm-integration': pageSchema,
  scheduling: pageSchema,
  'case-studies': pageSchema,
  privacy: pageSchema,
  'legal-notice': pageSchema,
})
export type Pages = v.InferOutput<typeof pagesSchema>
export type PageId = keyof Pages
