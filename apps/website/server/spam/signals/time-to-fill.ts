import type { SpamReason } from '../spam-judgement.ts'

/**
 * Four fields take longer than this, even for a browser that fills them in.
 * @param seconds between page load and the press of the button; undefined without a script or from an API client, which
 * proves nothing
 */
export function timeToFill(seconds: number | undefined): SpamReason[] {
  if (seconds === undefined) return []
  if (seconds < 2) return [{ signal: 'time-short', points: 3 }]
  if (seconds < 5) return [{ signal: 'time-short', points: 1 }]
  return []
}
