const day = 86_400_000

/** The days of a time zone. A day is a number: days since 1970-01-01; an instant is in milliseconds since the epoch. */
type ZoneDays = {
  /** The instant at which the clocks there show this time; if a clock change skips it, the instant of the change. */
  instantOf(dayNumber: number, time: string): number
  /** The local calendar day. */
  dayOf(instant: number): number
}

/** @param timeZone IANA name */
export function createZoneDays(timeZone: string): ZoneDays {
  const offsetAt = rememberOffsets(createOffsets(timeZone))
  return {
    instantOf(dayNumber, time) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      const wall = dayNumber * day + (hours * 60 + minutes) * 60_000
      const guess = wall - offsetAt(wall)
      const instant = wall - offsetAt(guess)
      return instant + offsetAt(instant) === wall ? instant : Math.max(guess, instant)
    },
    dayOf: (instant) => Math.floor((instant + offsetAt(instant)) / day),
  }
}

/** Maximum number of days whose offset is cached: more than any list or number needs. */
const maxDays = 2000

/** A day that begins and ends with the same offset has it throughout, so the slow formatter is called twice a day at most. */
function rememberOffsets(offsetAt: (instant: number) => number): (instant: number) => number {
  const known = new Map<number, number>()
  function atMidnight(dayNumber: number): number {
    const found = known.get(dayNumber)
    if (found !== undefined) return found
    if (known.size >= maxDays) known.clear()
    const offset = offsetAt(dayNumber * day)
    known.set(dayNumber, offset)
    return offset
  }
  return (instant) => {
    const dayNumber = Math.floor(instant / day)
    const offset = atMidnight(dayNumber)
    return atMidnight(dayNumber + 1) === offset ? offset : offsetAt(instant)
  }
}

/** The zone's offset from UTC, in milliseconds. */
function createOffsets(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant) => {
    const whole = Math.floor(instant / 1000) * 1000
    const parts = new Map(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    return (
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
      whole
    )
  }
}

/** Weeks of a time zone, from Monday to Monday; the oldest first, the last one runs. */
type Weeks = {
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
