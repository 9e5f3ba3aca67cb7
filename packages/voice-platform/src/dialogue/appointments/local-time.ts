import { listed } from '../spoken-list.ts'

/** An instant on the calendar and the clock of a zone. */
export type LocalTime = {
  /** Days since 1970-01-01. */
  day: number
  /** Minutes since midnight, as the clock shows them. */
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Reuses formatters, since each costs more than a hundred uses. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  formats.set(key, made)
  return made
}

const numeric = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

/** What calendar and clock show at an instant (in milliseconds) in a zone (IANA). */
export function localTime(instant: number, zone: string): LocalTime {
  const parts = new Map(
    format(zone, numeric)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (part: keyof Intl.DateTimeFormatPartTypesRegistry) => parts.get(part) ?? 0
  return {
    day: Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000,
    minute: of('hour') * 60 + of('minute'),
  }
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long' } as const

const zoneAt = (instant: number, zone: string, timeZoneName: 'long' | 'longGeneric' | 'short'): string =>
  format(zone, { timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** The name of a zone at these instants: "Central European Standard Time", or without "Standard" if the clocks change between them. */
export function zoneInWords(instants: readonly number[], zone: string): string {
  const [name = zone, ...others] = new Set(instants.map((each) => zoneAt(each, zone, 'long')))
  return others.length === 0 ? name : zoneAt(instants[0] ?? 0, zone, 'longGeneric')
}

/** A time with day and date: "Tuesday 1 December 2026 at 10:00". */
export const timeInWords = (instant: number, zone: string): string =>
  `${format(zone, { ...dayAndMonth, year: 'numeric' })
    .format(instant)
    .replace(',', '')} at ${clockOf([instant], zone)[0] ?? ''}`

/** Clock times. An hour that the clocks repeat has its zone behind it. */
function clockOf(instants: readonly number[], zone: string): string[] {
  const labels = instants.map((each) => format(zone, clock).format(each))
  const hour = 3_600_000
  return instants.map((instant, at) => {
    const label = labels[at] ?? ''
    const isRepeated = [instant - hour, instant + hour].some(
      (other) => format(zone, clock).format(other) === label,
    )
    return isRepeated ? `${label} ${zoneAt(instant, zone, 'long')}` : label
  })
}

/** Times to choose from, with their days: "today, Tuesday 1 December at 10:00 or 14:00". */
export function choiceInWords(instants: readonly number[], zone: string, now: number): string {
  const today = localTime(now, zone).day
  const days = [...Map.groupBy(instants, (each) => localTime(each, zone).day)].map(([day, times]) => {
    const near = ['today, ', 'tomorrow, '][day - today] ?? ''
    const label = format(zone, dayAndMonth)
      .format(times[0] ?? 0)
      .replace(',', '')
    return `${near}${label} at ${listed(clockOf(times, zone), 'or')}`
  })
  return days.length < 2 ? days.join('') : `${days.slice(0, -1).join('; ')}; or ${days.at(-1) ?? ''}`
}
