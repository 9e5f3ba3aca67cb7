import * as v from 'valibot'
import { id, list, words } from './values.ts'
import { wordsWith } from './mails.ts'

const places = ['name', 'company', 'service', 'reference', 'brand']

/** What staff have at hand at the desk. */
export const deskSchema = v.object({
  /** Replies to begin with. */
  replyTemplates: list(
    v.object({ id, name: words, subject: wordsWith(...places), text: wordsWith(...places) }),
  ),
})
export type DeskContent = v.InferOutput<typeof deskSchema>
