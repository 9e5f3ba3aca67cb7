import * as v from 'valibot'
import { id, list, words } from './values.ts'
import { wordsWith } from './mails.ts'

const placeholders = ['name', 'company', 'service', 'reference', 'brand']

/** Content for staff at the desk. */
export const deskSchema = v.object({
  /** Templates for replies. */
  replyTemplates: list(
    v.object({ id, name: words, subject: wordsWith(...placeholders), text: wordsWith(...placeholders) }),
  ),
})
export type DeskContent = v.InferOutput<typeof deskSchema>
