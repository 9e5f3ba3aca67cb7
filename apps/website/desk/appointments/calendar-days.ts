import { texts, timeFormat } from '../words/texts.ts'

/* Days and weeks as the browser's clock has them. A day is text, as 2026-11-27; times are ISO 8601. */

const pad = (value: number): string => String(value).padStart(2, '0')

/** Returns the local day of a point in time. */
export function dayOf(time: string | number): string {
  const date = new Date(time)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Returns the local midnight with which a day begins, also where the clocks change. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00`)

/** Returns the day that a text of an address names, or another one if it names none. */
export const readDay = (text: string, otherwise: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text).getTime())
    ? dayOf(startOf(text).getTime())
    : otherwise

/** Returns the day after or before another one. */
export function addDays(day: string, count: number): string {
  const date = startOf(day)
  date.setDate(date.getDate() + count)
  return dayOf(date.getTime())
}

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((startOf(day).getDay() + 6) % 7))

/** Returns a day and those that follow it. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index))

/** Returns the local minutes since the midnight of a day, at least 0 and at most those of the day. */
export function minutesOn(day: string, time: string): number {
  if (dayOf(time) < day) return 0
  if (dayOf(time) > day) return 1440
  const date = new Date(time)
  return date.getHours() * 60 + date.getMinutes()
}

type Span = { id: string; startsAt: string; endsAt: string }

/** Whether a span has a part on a day. */
export const isOn = ({ startsAt, endsAt }: Omit<Span, 'id'>, day: string): boolean =>
  startsAt < startOf(addDays(day, 1)).toISOString() && endsAt > startOf(day).toISOString()

/** The hours that a calendar shows: the usual ones, and as many more as its appointments need. */
export function shownHours(days: readonly string[], spans: readonly Span[]): { from: number; until: number } {
  let [from, until] = [8, 18]
  for (const day of days) {
    for (const span of spans) {
      if (!isOn(span, day)) continue
      from = Math.min(from, Math.floor(minutesOn(day, span.startsAt) / 60))
      until = Math.max(until, Math.ceil(minutesOn(day, span.endsAt) / 60))
    }
  }
  return { from, until }
}

/** Puts spans that overlap side by side. @returns for each id its lane, and how many stand beside each other there */
export function lanesOf(spans: readonly Span[]): ReadonlyMap<string, { lane: number; lanes: number }> {
  const found = new Map<string, { lane: number; lanes: number }>()
  let group: { lane: number; lanes: number }[] = []
  /** When the last span of each lane ends. */
  let ends: string[] = []
  for (const { id, startsAt, endsAt } of spans.toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  )) {
    if (ends.every((end) => end <= startsAt)) {
      group = []
      ends = []
    }
    const free = ends.findIndex((end) => end <= startsAt)
    const lane = free === -1 ? ends.length : free
    ends[lane] = endsAt
    const place = { lane, lanes: 1 }
    group.push(place)
    for (const each of group) each.lanes = ends.length
    found.set(id, place)
  }
  return found
}

/** Milliseconds within which a dropped appointment snaps to a free time. */
const reach = 45 * 60_000

/** Returns the free time of a day nearest to where something is dropped; null if none is near. */
export function nearestTime(times: readonly string[], day: string, minutes: number): string | null {
  const wanted = startOf(day).setHours(0, minutes)
  let nearest: string | null = null
  let least = reach
  for (const time of times) {
    const distance = Math.abs(Date.parse(time) - wanted)
    if (dayOf(time) === day && distance <= least) {
      nearest = time
      least = distance
    }
  }
  return nearest
}

const long = timeFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const clock = timeFormat({ hour: '2-digit', minute: '2-digit' })
const dayAndMonth = timeFormat({ day: 'numeric', month: 'short' })

/** "Friday 27 November", or "Today, Friday 27 November". */
export function nameDay(day: string, today: string): string {
  const name = texts.frame.times.plain(long(startOf(day)))
  if (day === today) return texts.frame.times.today(name)
  return day === addDays(today, 1) ? texts.frame.times.tomorrow(name) : name
}

/** "09:00". */
export const clockOf = (time: string): string => clock(Date.parse(time))

/** "23 – 29 Nov", or "30 Nov – 6 Dec". */
export function nameDays(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isSameMonth
    ? texts.frame.times.firstOfRange(startOf(first).getDate())
    : dayAndMonth(startOf(first))
  return `${from} – ${dayAndMonth(startOf(last))}`
}
