import * as v from 'valibot'
import { language, sample, words } from './values.ts'

/** The identity of the site. */
export const brandSchema = v.strictObject({
  sample,
  name: words,
  /** The language of the site: its content, dates, numbers and calls. Left out: English. */
  language: v.optional(language),
  /** One line, under the wordmark in the footer and in preview pictures. */
  tagline: words,
  description: words,
  /** The company behind the name. */
  legalName: words,
  /** What the company is to search engines: a kind of organization in schema.org. Without it, `Organization`. */
  businessType: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z][A-Za-z]+$/, 'must be a type of schema.org such as VeterinaryCare or LegalService'),
    ),
  ),
  foundingYear: v.pipe(v.number('must be a year'), v.integer('must be a year'), v.minValue(1000)),
  /** False if `brand/logo.svg` already contains the name. */
  showsName: v.boolean('must be true or false'),
})
export type Brand = v.InferOutput<typeof brandSchema>
