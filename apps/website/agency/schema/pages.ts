import * as v from 'valibot'
import { list, path, words } from './values.ts'

/** The metadata of a page: for lists of pages, search engines, previews and browser tabs. */
export const pageSchema = v.strictObject({
  path,
  /** Its addresses before: they lead to this one. */
  formerPaths: v.optional(list(path)),
  /** In lists of pages. */
  name: words,
  title: words,
  description: v.pipe(words, v.maxLength(160, 'must be at most 160 characters, or search engines cut it')),
})
export type Page = v.InferOutput<typeof pageSchema>

const namedPages = {
  home: pageSchema,
  services: pageSchema,
  'case-studies': pageSchema,
  privacy: pageSchema,
  'legal-notice': pageSchema,
}
/** The pages of every agency. Any other page belongs to a service. */
export const namedPageIds: readonly string[] = Object.keys(namedPages)

/** The pages by their ids. */
export const pagesSchema = v.objectWithRest(namedPages, pageSchema)
export type Pages = v.InferOutput<typeof pagesSchema>
