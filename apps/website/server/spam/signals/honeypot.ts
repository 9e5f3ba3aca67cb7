import type { SpamReason } from '../spam-judgement.ts'

/** The hidden field is filled in. People never see it, so a program did. The only signal that holds a request alone. */
export function honeypot(value: string | undefined): SpamReason[] {
  return value?.trim() ? [{ signal: 'honeypot', points: 5 }] : []
}
