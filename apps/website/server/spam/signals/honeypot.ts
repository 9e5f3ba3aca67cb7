import type { SpamReason } from '../spam-judgement.ts'

/** The hidden field is filled in: no person meets it, so a program did. The one signal that holds alone. */
export function honeypot(value: string | undefined): SpamReason[] {
  return value?.trim() ? [{ signal: 'honeypot', points: 5 }] : []
}
