import * as v from 'valibot'
import { ownSectionSchema } from './own-sections.ts'
import { pageSchema } from './pages.ts'
import { some, words } from './values.ts'

/** Sections of which a page has at most one: a form is posted to its page, and one button starts the call. */
const single = ['form', 'call']

/** A page of the agency's own: a file of `#content/own-pages/`, whose name is the id of the page. */
export const ownPageSchema = v.strictObject({
  ...pageSchema.entries,
  /** Where its name leads to it: the bar, a column of the footer by its heading, or neither. */
  menu: v.union(
    [v.picklist(['header', 'none']), v.strictObject({ footer: words })],
    "must be 'header', 'none', or { footer: the heading of a column }",
  ),
  /** Leaves the page out. */
  off: v.optional(v.boolean('must be true or left out')),
  /** On top of the page, and in its preview picture. */
  heading: words,
  lead: words,
  sections: v.pipe(
    some(ownSectionSchema),
    v.check((sections) => {
      const ids = sections.flatMap(({ id }) => id ?? [])
      return new Set(ids).size === ids.length
    }, 'has two sections with the same id'),
    v.check(
      (sections) => single.every((each) => sections.filter(({ kind }) => kind === each).length <= 1),
      'has two forms, or two calls: a page has one of each at most',
    ),
  ),
})
export type OwnPage = v.InferOutput<typeof ownPageSchema>
