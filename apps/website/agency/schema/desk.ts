import * as v from 'valibot'
import { id, list, words } from './values.ts'
import { wordsWith } from './mails.ts'
import { signatureFields, templateFields } from './template-fields.ts'

const currency = v.pipe(
  v.string('must be a currency'),
  v.regex(/^[A-Z]{3}$/, 'must be a currency of three letters, such as EUR'),
)

/** Content for staff at the desk. */
export const deskSchema = v.strictObject({
  /** The first templates for replies: staff change them at the desk. */
  replyTemplates: list(
    v.strictObject({
      id,
      name: words,
      subject: wordsWith(...templateFields),
      text: wordsWith(...templateFields),
    }),
  ),
  /** What first stands below a reply: staff change it at the desk. A line without a value is left out. */
  signature: wordsWith(...signatureFields),
  /** Why requests are lost: a short list, of which staff choose. */
  lostReasons: list(v.pipe(words, v.maxLength(100, 'must be at most 100 characters long'))),
  /** Of the values of requests; ISO 4217. */
  currency,
})
export type DeskContent = v.InferOutput<typeof deskSchema>
