import { texts, timeFormat } from '../words/texts.ts'

/** A point in time: short, with the full text on demand. */
export function Time({ at, className = 'muted numerals' }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={longTime(at)} className={className}>
      {shortTime(at)}
    </time>
  )
}

const minute = 60_000
const day = 24 * 60 * minute

const clockTime = timeFormat({ hour: '2-digit', minute: '2-digit' })
const weekday = timeFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' })
const date = timeFormat({ day: 'numeric', month: 'short' })
const dateOfYear = timeFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const coming = timeFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const comingWeekday = timeFormat({ weekday: 'short' })
const full = timeFormat({ dateStyle: 'full', timeStyle: 'short' })

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** Formats a point in time as briefly as possible: "14:05", "Tue 14:05", "3 Mar", "3 Mar 2025". */
export function shortTime(iso: string, now: number = Date.now()): string {
  const time = Date.parse(iso)
  const daysAgo = Math.round((startOfDay(now) - startOfDay(time)) / day)
  if (daysAgo <= 0) return clockTime(time)
  if (daysAgo < 6) return texts.frame.times.plain(weekday(time))
  return new Date(time).getFullYear() === new Date(now).getFullYear() ? date(time) : dateOfYear(time)
}

/** Formats a point in time that is still to come: "Fri 27 Nov 09:00". */
export const comingTime = (iso: string): string => texts.frame.times.plain(coming(Date.parse(iso)))

/** Formats the day of a point in time that is still to come as briefly as possible: "Fri", "4 Dec", "4 Jan 2027". */
export function comingDay(iso: string, now: number = Date.now()): string {
  const time = Date.parse(iso)
  if (Math.round((startOfDay(time) - startOfDay(now)) / day) < 7) return comingWeekday(time)
  return new Date(time).getFullYear() === new Date(now).getFullYear() ? date(time) : dateOfYear(time)
}

/** Formats a point in time in full: "Tuesday 3 March 2026 at 14:05". */
export const longTime = (iso: string): string => full(Date.parse(iso))

/** Formats a duration in its two largest units: "4 min", "3 h", "2 h 10 min", "1 day 4 h". */
export function lengthOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const { times } = texts.frame
  if (minutes < 1) return times.seconds(Math.max(0, Math.floor(seconds)))
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return times.minutes(minutes)
  const days = Math.floor(hours / 24)
  if (days < 1)
    return hours < 6 && minutes % 60 > 0
      ? `${times.hours(hours)} ${times.minutes(minutes % 60)}`
      : times.hours(hours)
  return hours % 24 > 0 && days < 3 ? `${times.days(days)} ${times.hours(hours % 24)}` : times.days(days)
}

/** Formats minutes and seconds: "3:07". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Names the zone of days or times that are not those of the reader: ", in the time of Asia/Tokyo"; else empty. */
export const zoneNote = (timeZone: string): string =>
  timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone
    ? ''
    : texts.frame.times.zone(timeZone.replaceAll('_', ' '))
