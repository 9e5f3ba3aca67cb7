import * as v from 'valibot'
import { wordsWith } from './mails.ts'
import { words } from './values.ts'

/** What the server says where no page of the site can. */
export const serverWordsSchema = v.strictObject({
  /** Pages of one sentence: the site is not reachable for a moment, or does not accept a form. */
  pages: v.strictObject({
    unavailable: words,
    tooManyForms: words,
    wrongMethod: words,
    noForm: words,
    tooLong: words,
    incomplete: words,
    otherSite: words,
  }),
  /** The labels in llms.txt, which language models read. */
  llms: v.strictObject({
    services: words,
    pages: words,
    articles: words,
    contact: words,
    phone: words,
    email: words,
    answered: wordsWith('time'),
  }),
})
export type ServerWords = v.InferOutput<typeof serverWordsSchema>
