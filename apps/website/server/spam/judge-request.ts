import type { ConsultationContext } from '#server/consultations/consultation-context.ts'
import type { ConsultationFields } from '#server/consultations/consultation.ts'
import { disguise } from './signals/disguise.ts'
import { gibberish } from './signals/gibberish.ts'
import { honeypot } from './signals/honeypot.ts'
import { links } from './signals/links.ts'
import { timeToFill } from './signals/time-to-fill.ts'
import { wallet } from './signals/wallet.ts'
import { wording } from './signals/wording.ts'
import type { SpamReason } from './spam-judgement.ts'

/** What a request says of itself. What the store knows (repeats, rate) is added in its transaction. */
export function judgeRequest(fields: ConsultationFields, context: ConsultationContext): SpamReason[] {
  return [
    ...honeypot(context.trap?.website),
    ...timeToFill(context.trap?.seconds),
    ...links(fields),
    ...wording(fields),
    ...gibberish(fields),
    ...disguise(fields),
    ...wallet(fields),
  ]
}
