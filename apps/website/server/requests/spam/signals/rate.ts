import type { SpamReason } from '../spam-judgement.ts'

/**
 * @param inThisMinute requests of this client through this form, including the current one; colleagues may share the
 * network
 */
export function rate(inThisMinute: number): SpamReason[] {
  if (inThisMinute <= 3) return []
  return [{ signal: 'rate', points: inThisMinute > 10 ? 3 : 2 }]
}
