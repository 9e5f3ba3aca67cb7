import type { HolidayRule } from '#agency/schema/contact.ts'
import { createHolidays } from './holidays.ts'
import type { Feast, Holidays } from './holidays.ts'
import { createZoneDays } from './time-zone.ts'

/** When an agency or an office is open. */
export type BusinessCalendar = {
  /** IANA name. */
  timeZone: string
  /**
   * English names of days, and times as `08:00`; an interval that closes at or before it opens ends on the next day.
   * Empty: always open.
   */
  openingHours: readonly { days: readonly string[]; opens: string; closes: string }[]
  /** Closed days: `2026-12-24` once, `12-25` every year, or the public holidays of a country and region. */
  holidays: readonly HolidayRule[]
}

/** From and to in milliseconds since the epoch. */
export type OpenInterval = { opens: number; closes: number }

/** The days of a calendar. A day is a number: days since 1970-01-01. */
export type OpenDays = {
  isAlwaysOpen: boolean
  /** The opening intervals that begin on a day, in order. */
  openOn(dayNumber: number): OpenInterval[]
  /** The local calendar day. */
  dayOf(instant: number): number
  /** The day off that a day is, or undefined. */
  offOn(dayNumber: number): Feast | undefined
  holidays: Holidays
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A day as `2026-12-25`. */
export const isoDay = (dayNumber: number): string =>
  new Date(dayNumber * 86_400_000).toISOString().slice(0, 10)

/** The English name of a day. Day 0 was a Thursday. */
export const weekdayOf = (dayNumber: number): (typeof weekdays)[number] =>
  weekdays[(dayNumber + 4) % 7] ?? 'Sunday'

/**
 * Computes when an agency is open, day by day in its time zone.
 * @param language of the names of holidays (ISO 639)
 */
export function createOpenDays(
  { openingHours, holidays: rules, timeZone }: BusinessCalendar,
  language = 'en',
): OpenDays {
  const holidays = createHolidays(rules, language)
  const zone = createZoneDays(timeZone)
  const known = new Map<number, OpenInterval[]>()
  const offOn = (dayNumber: number) => holidays.off(isoDay(dayNumber))

  function openOn(dayNumber: number): OpenInterval[] {
    const found = known.get(dayNumber)
    if (found) return found
    const weekday = weekdayOf(dayNumber)
    const intervals =
      offOn(dayNumber) === undefined
        ? openingHours
            .filter(({ days }) => days.includes(weekday))
            .map(({ opens, closes }) => ({
              opens: zone.instantOf(dayNumber, opens),
              closes: zone.instantOf(closes > opens ? dayNumber : dayNumber + 1, closes),
            }))
            .toSorted((one, other) => one.opens - other.opens)
        : []
    known.set(dayNumber, intervals)
    return intervals
  }

  return {
    isAlwaysOpen: openingHours.length === 0,
    openOn,
    dayOf: (instant) => zone.dayOf(instant),
    offOn,
    holidays,
  }
}
