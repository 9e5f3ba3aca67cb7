import type { SpamReason } from '../spam-judgement.ts'

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
