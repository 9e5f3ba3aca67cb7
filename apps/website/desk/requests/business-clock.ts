import type { BusinessClock, ClockLevel, RequestSummary } from '#server/desk/desk-contract.ts'
import { lengthOf } from '../parts/times.ts'

/** How long a request has waited, in words and as a colour that is never without them. */
export type Waiting = { level: ClockLevel; words: string }

const hour = 3600

/**
 * How long a request has waited by now: what the server said, and the business time since.
 * @param since seconds of business time since the server said it
 * @returns null once somebody has answered
 */
export function waitingOf(
  { waitingBusinessSeconds, overdue }: Pick<RequestSummary, 'waitingBusinessSeconds' | 'overdue'>,
  since: number,
): Waiting | null {
  if (waitingBusinessSeconds === null) return null
  const seconds = waitingBusinessSeconds + since
  const level: ClockLevel = seconds >= 24 * hour ? 'day' : seconds >= hour ? 'hour' : 'fresh'
  const length = seconds < 60 ? 'just now' : lengthOf(seconds)
  if (overdue) return { level: 'day', words: `Overdue, ${length}` }
  if (level === 'fresh') return { level, words: seconds < 60 ? 'Just now' : `Waiting ${length}` }
  return { level, words: level === 'day' ? `Late, ${length}` : `Waiting ${length}` }
}

/**
 * Seconds of business time between two of the browser's own points in time. While the agency is closed the clock stands still;
 * what comes after the next change is asked of the server.
 * @param toServer what to add to the browser's time for the server's
 */
export function businessSecondsBetween(
  from: number,
  to: number,
  clock: BusinessClock,
  toServer: number,
): number {
  if (!clock.isOpen) return 0
  const end = clock.changesAt === null ? to : Math.min(to, Date.parse(clock.changesAt) - toServer)
  return Math.max(0, (end - from) / 1000)
}
