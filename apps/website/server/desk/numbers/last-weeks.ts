import { createZoneDays } from '../clock/zone-days.ts'

const day = 86_400_000

/** Weeks of a time zone, from Monday to Monday; the oldest first, the last one runs. */
export type Weeks = {
  /** The Monday each begins with, as 2026-11-16. */
  mondays: string[]
  /** Where each begins, and where the last one ends (ISO 8601). */
  bounds: string[]
}

/** The last weeks until now (milliseconds since the epoch). */
export function lastWeeks(timeZone: string, now: number, count: number): Weeks {
  const zone = createZoneDays(timeZone)
  const today = zone.dayOf(now)
  // Day 0 was a Thursday.
  const monday = today - ((today + 3) % 7)
  const days = Array.from({ length: count + 1 }, (_, index) => monday - 7 * (count - 1 - index))
  return {
    mondays: days.slice(0, -1).map((each) => new Date(each * day).toISOString().slice(0, 10)),
    bounds: days.map((each) => new Date(zone.instantOf(each, '00:00')).toISOString()),
  }
}
