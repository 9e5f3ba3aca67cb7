import { createZoneDays } from './zone-days.ts'

/** The agency's opening hours. */
export type BusinessCalendar = {
  /** IANA name. */
  timeZone: string
  /**
   * English names of days, and times as `08:00`; an interval that closes at or before it opens ends on the next day.
   * Empty: always open.
   */
  openingHours: readonly { days: readonly string[]; opens: string; closes: string }[]
  /** Closed days: `2026-12-24` once, `12-25` every year. */
  holidays: readonly string[]
}

/** From and to in milliseconds since the epoch. */
export type OpenInterval = { opens: number; closes: number }

const day = 86_400_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Computes when an agency is open, day by day in its time zone. */
export function createOpenDays(calendar: BusinessCalendar) {
  const { openingHours, holidays, timeZone } = calendar
  const closed = new Set(holidays)
  const zone = createZoneDays(timeZone)
  const known = new Map<number, OpenInterval[]>()

  /** The opening intervals of a day (days since 1970-01-01), in order. */
  function openOn(dayNumber: number): OpenInterval[] {
    const found = known.get(dayNumber)
    if (found) return found
    const date = new Date(dayNumber * day)
    const iso = date.toISOString().slice(0, 10)
    const weekday = weekdays[date.getUTCDay()] ?? ''
    const intervals =
      closed.has(iso) || closed.has(iso.slice(5))
        ? []
        : openingHours
            .filter(({ days }) => days.includes(weekday))
            .map(({ opens, closes }) => ({
              opens: zone.instantOf(dayNumber, opens),
              closes: zone.instantOf(closes > opens ? dayNumber : dayNumber + 1, closes),
            }))
            .toSorted((one, other) => one.opens - other.opens)
    known.set(dayNumber, intervals)
    return intervals
  }

  return {
    isAlwaysOpen: openingHours.length === 0,
    openOn,
    /** The local calendar day. */
    dayOf: (instant: number) => zone.dayOf(instant),
  }
}
