import type { SpamReason } from '../spam-judgement.ts'

/** The hidden field is filled in. People never see it, so a program did. This signal alone holds a request. */
export function honeypot(value: string | undefined): SpamReason[] {
  return value?.trim() ? [{ signal: 'honeypot', points: 5 }] : []
}
