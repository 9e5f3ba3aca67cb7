/* Plain values without the schema library: the desk's browser client includes them. */

/** Seconds of business time. */
const hour = 3600
const day = 24 * hour

/** How long a new request has waited: `hour` after one hour of business time, `day` after 24. */
export type WaitingLevel = 'fresh' | 'hour' | 'day'

/** The wait of a request. Only a new one waits. */
export type Wait = {
  /** Since it arrived; null once it is no longer `new`. */
  waitingBusinessSeconds: number | null
  level: WaitingLevel | null
  /** It is still `new` after the promised time. */
  overdue: boolean
}

export const noWait: Wait = { waitingBusinessSeconds: null, level: null, overdue: false }

/**
 * The wait of a new request, in the server's answers and in a browser that continues the clock. A list on the server
 * finds overdue requests by the time since which `promisedHours` have passed (`server/desk/requests/overdue.ts`).
 * @param seconds of business time
 * @param promisedHours of business time, after which it is overdue
 */
export const waitOfNew = (seconds: number, promisedHours: number): Wait => ({
  waitingBusinessSeconds: seconds,
  level: seconds >= day ? 'day' : seconds >= hour ? 'hour' : 'fresh',
  overdue: seconds >= promisedHours * hour,
})

/** When the agency is open, for browsers: they continue the clocks of the list, which pause while it is closed. */
export type BusinessClock = {
  /** The server's time. */
  now: string
  /** The current opening and those of the coming weeks; null if it never closes. */
  openings: readonly { opens: string; closes: string }[] | null
  /** A new request is overdue after these hours of business time. */
  promisedHours: number
}

/** Seconds of business time between two of the server's points in time, in milliseconds since the epoch. */
export function businessSecondsBetween({ openings }: BusinessClock, from: number, to: number): number {
  if (openings === null) return Math.max(0, to - from) / 1000
  return openings.reduce(
    (sum, { opens, closes }) =>
      sum + Math.max(0, Math.min(to, Date.parse(closes)) - Math.max(from, Date.parse(opens))) / 1000,
    0,
  )
}
