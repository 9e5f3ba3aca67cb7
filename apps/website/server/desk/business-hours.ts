import type { BusinessClock } from '#contract/desk/waiting.ts'
import { createOpenDays } from '#server/runtime/open-days.ts'
import type { BusinessCalendar } from '#server/runtime/open-days.ts'

/** Longer waits count as this many days: the difference does not matter, and each day costs time. */
const longestDays = 400
/** For how many days a browser continues the clock without a new list. */
const describedDays = 21
const hour = 3_600_000

/** Measures time in business hours. Times are milliseconds since the epoch. */
export type BusinessHours = {
  /** Seconds of business time between two instants; at most those of 400 days. */
  secondsBetween(from: number, to: number): number
  /**
   * The latest instant since which this many hours of business time have passed at `now`; null if there were fewer in
   * 400 days.
   */
  timeBefore(now: number, hours: number): number | null
  /** The data with which a browser continues the clock itself. */
  describe(now: number): Omit<BusinessClock, 'promisedHours'>
}

/** Creates the clock of an agency, which runs while the agency is open. */
export function createBusinessHours(calendar: BusinessCalendar): BusinessHours {
  const days = createOpenDays(calendar)

  function secondsBetween(from: number, to: number): number {
    if (to <= from) return 0
    if (days.isAlwaysOpen) return Math.floor((to - from) / 1000)
    const last = days.dayOf(to)
    let open = 0
    // Starts one day earlier, because an interval of the evening before may close after midnight.
    for (let at = Math.max(days.dayOf(from) - 1, last - longestDays); at <= last; at++) {
      for (const { opens, closes } of days.openOn(at)) {
        open += Math.max(0, Math.min(closes, to) - Math.max(opens, from))
      }
    }
    return Math.floor(open / 1000)
  }

  function timeBefore(now: number, hours: number): number | null {
    let left = hours * hour
    if (days.isAlwaysOpen) return now - left
    const last = days.dayOf(now)
    for (let at = last; at > last - longestDays; at--) {
      for (const { opens, closes } of days.openOn(at).toReversed()) {
        const until = Math.min(closes, now)
        if (until <= opens) continue
        if (until - opens >= left) return until - left
        left -= until - opens
      }
    }
    return null
  }

  function describe(now: number): Omit<BusinessClock, 'promisedHours'> {
    const iso = (instant: number) => new Date(instant).toISOString()
    if (days.isAlwaysOpen) return { now: iso(now), openings: null }
    const first = days.dayOf(now) - 1
    const openings = Array.from({ length: describedDays }, (_, index) => days.openOn(first + index))
      .flat()
      .filter(({ closes }) => closes > now)
      .map(({ opens, closes }) => ({ opens: iso(opens), closes: iso(closes) }))
    return { now: iso(now), openings }
  }

  return { secondsBetween, timeBefore, describe }
}
