import * as v from 'valibot'
import { id, list, words } from './values.ts'
import { wordsWith } from './mails.ts'

const placeholders = ['name', 'company', 'service', 'reference', 'brand']

const currency = v.pipe(
  v.string('must be a currency'),
  v.regex(/^[A-Z]{3}$/, 'must be a currency of three letters, such as EUR'),
)

/** Content for staff at the desk. */
export const deskSchema = v.object({
  /** Templates for replies. */
  replyTemplates: list(
    v.object({ id, name: words, subject: wordsWith(...placeholders), text: wordsWith(...placeholders) }),
  ),
  /** Why requests are lost: a short list, of which staff choose. */
  lostReasons: list(v.pipe(words, v.maxLength(100, 'must be at most 100 characters long'))),
  /** Of the values of requests; ISO 4217. */
  currency,
})
export type DeskContent = v.InferOutput<typeof deskSchema>
