import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { ConsultationFields } from '#contract/consultation.ts'
import { address, disguise, gibberish, links, sender, wallet } from './content-signals.ts'
import { learned } from './learned-signal.ts'
import { warmWording, wording } from './wording.ts'
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

/** The hidden field is filled in. People never see it, so a program did. This signal alone holds a request. */
export function honeypot(value: string | undefined): SpamReason[] {
  return value?.trim() ? [{ signal: 'honeypot', points: 5 }] : []
}

/**
 * Counts a form that was filled in too fast. Four fields take longer, even with the browser's autofill.
 * @param seconds between page load and the press of the button; undefined without a script or from an API client, which
 * proves nothing
 */
export function timeToFill(seconds: number | undefined): SpamReason[] {
  if (seconds === undefined) return []
  if (seconds < 2) return [{ signal: 'time-short', points: 3 }]
  if (seconds < 5) return [{ signal: 'time-short', points: 1 }]
  return []
}
