import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { ConsultationFields } from '#contract/consultation.ts'
import { address } from './signals/address.ts'
import { disguise } from './signals/disguise.ts'
import { gibberish } from './signals/gibberish.ts'
import { honeypot } from './signals/honeypot.ts'
import { learned } from './signals/learned.ts'
import { links } from './signals/links.ts'
import { sender } from './signals/sender.ts'
import { timeToFill } from './signals/time-to-fill.ts'
import { wallet } from './signals/wallet.ts'
import { warmWording, wording } from './signals/wording.ts'
import type { SpamReason } from './spam-judgement.ts'

/**
 * Returns what a request's own content says for and against spam. The reasons hold conclusions from `trap`, but not `trap`
 * itself. The store's transaction adds the signals that need the store (repeats, rate).
 */
export function findSpamReasons(fields: ConsultationFields, trap: ConsultationContext['trap']): SpamReason[] {
  return [
    ...honeypot(trap?.website),
    ...timeToFill(trap?.seconds),
    ...links(fields),
    ...wording(fields),
    ...learned(fields),
    ...sender(fields),
    ...address(fields),
    ...gibberish(fields),
    ...disguise(fields),
    ...wallet(fields),
  ]
}

/** Compiles the phrases ahead of the first visitor (0.2 s). */
export function warmSpamSignals(): void {
  const fields = {
    name: '-',
    email: '-',
    phone: '-',
    company: '-',
    service: '-',
    message: '-',
    page_source: '-',
  }
  warmWording()
  // The first run uses the regular expression interpreter, and the second its compiler.
  for (let run = 0; run < 2; run++) findSpamReasons(fields, {})
}
