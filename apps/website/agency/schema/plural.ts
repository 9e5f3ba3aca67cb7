import * as v from 'valibot'
import { wordsWith } from './mails.ts'

const form = wordsWith('count')

/**
 * A text for each form that the language has for numbers, by the names of `Intl.PluralRules`: English has `one` and `other`.
 * `{count}` is replaced with the number.
 */
export const pluralSchema = v.strictObject({
  zero: v.optional(form),
  one: v.optional(form),
  two: v.optional(form),
  few: v.optional(form),
  many: v.optional(form),
  other: form,
})
export type Plural = v.InferOutput<typeof pluralSchema>
