import type { BusinessClock, ClockLevel } from '#contract/desk/requests.ts'
import { type BusinessCalendar, createOpenDays } from './business-calendar.ts'

/** Longer waits count as this many days: the difference does not matter, and each day costs time. */
const longestDays = 400
const hour = 3_600_000

/** Measures waits in business hours. Times are milliseconds since the epoch. */
export type WaitingClock = {
  /** Seconds of business time between two instants; at most those of 400 days. */
  secondsBetween(from: number, to: number): number
  /**
   * The latest instant since which this many hours of business time have passed at `now`; null if there were fewer in
   * 400 days.
   */
  timeBefore(now: number, hours: number): number | null
  /** The data with which a browser continues the clock itself. */
  describe(now: number): BusinessClock
}

/** The level of a wait in seconds of business time. */
export const levelOf = (seconds: number): ClockLevel =>
  seconds >= 24 * 3600 ? 'day' : seconds >= 3600 ? 'hour' : 'fresh'

/** Creates the clock of an agency. */
export function createBusinessClock(calendar: BusinessCalendar): WaitingClock {
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

  function describe(now: number): BusinessClock {
    const iso = new Date(now).toISOString()
    if (days.isAlwaysOpen) return { now: iso, isOpen: true, changesAt: null }
    const first = days.dayOf(now) - 1
    for (let at = first; at < first + longestDays; at++) {
      for (const { opens, closes } of days.openOn(at)) {
        if (closes <= now) continue
        const isOpen = opens <= now
        return { now: iso, isOpen, changesAt: new Date(isOpen ? closes : opens).toISOString() }
      }
    }
    return { now: iso, isOpen: false, changesAt: null }
  }

  return { secondsBetween, timeBefore, describe }
}
