import type { BusinessClock, ClockLevel, RequestSummary } from '#contract/desk/requests.ts'
import { lengthOf } from '../parts/times.ts'

/** The wait of a request, in words and as a colour, because a colour alone is not accessible. */
export type Waiting = { level: ClockLevel; words: string }

const hour = 3600

/**
 * Returns the current wait of a request: the server's value plus the business time since.
 * @param since seconds of business time since the server's answer
 * @param isOpen whether the agency is open now
 * @returns null once the request is answered
 */
export function waitingOf(
  { waitingBusinessSeconds, overdue }: Pick<RequestSummary, 'waitingBusinessSeconds' | 'overdue'>,
  since: number,
  isOpen: boolean,
): Waiting | null {
  if (waitingBusinessSeconds === null) return null
  const seconds = waitingBusinessSeconds + since
  const level: ClockLevel = seconds >= 24 * hour ? 'day' : seconds >= hour ? 'hour' : 'fresh'
  const length = seconds < 60 ? 'just now' : lengthOf(seconds)
  if (overdue) return { level: 'day', words: `Overdue, ${length}` }
  if (seconds < 60) return { level, words: isOpen ? 'Just now' : 'Out of hours' }
  if (level === 'fresh') return { level, words: `Waiting ${length}` }
  return { level, words: level === 'day' ? `Late, ${length}` : `Waiting ${length}` }
}

/**
 * Returns the seconds of business time between two of the browser's points in time, up to the next opening or closing.
 * The clock pauses while the agency is closed.
 * @param toServer difference from the browser's time to the server's
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
