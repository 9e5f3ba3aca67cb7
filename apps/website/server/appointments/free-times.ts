import type { OpenDays, OpenInterval } from '#server/runtime/open-days.ts'

/* Pure: instants in milliseconds since the epoch, days as numbers since 1970-01-01 in the zone of the calendar. */

/** How a kind of appointment may lie in the calendar. Lengths are in milliseconds. */
export type TimeRules = {
  kind: string
  length: number
  /** From one possible beginning to the next. */
  every: number
  bufferBefore: number
  bufferAfter: number
  /** Between the booking and the earliest beginning. */
  notice: number
  daysAhead: number
  /** For one person; null without a limit. */
  mostADay: number | null
  calendar: Pick<OpenDays, 'openOn' | 'dayOf'>
}

/** A time that somebody holds. */
export type TakenTime = {
  holder: string
  kind: string
  startsAt: number
  endsAt: number
  /** With the buffers that its kind had when it was booked. */
  busyFrom: number
  busyUntil: number
}

/** What a new appointment needs to know of its kind to find out who is free. */
export type FreeRules = Pick<TimeRules, 'kind' | 'length' | 'bufferBefore' | 'bufferAfter' | 'mostADay'>

const minute = 60_000
const day = 86_400_000

/** Intervals in order, those that touch or overlap as one: hours that end at midnight may go on. */
export function joined(intervals: readonly OpenInterval[]): OpenInterval[] {
  const joint: OpenInterval[] = []
  for (const { opens, closes } of intervals.toSorted((one, other) => one.opens - other.opens)) {
    const last = joint.at(-1)
    if (last && opens <= last.closes) last.closes = Math.max(last.closes, closes)
    else joint.push({ opens, closes })
  }
  return joint
}

/** The beginnings that the rules allow from now on, whoever is free, in order. */
export function offeredTimes(rules: TimeRules, now: number): number[] {
  const { calendar, length, every, notice, daysAhead } = rules
  const today = calendar.dayOf(now)
  const lastDay = today + daysAhead
  const earliest = now + notice
  const times: number[] = []
  // Hours that began yesterday may last until tonight.
  const hours = Array.from({ length: daysAhead + 2 }, (_, index) => calendar.openOn(today - 1 + index)).flat()
  for (const { opens, closes } of joined(hours)) {
    const first = opens + Math.ceil(Math.max(0, earliest - opens) / every) * every
    for (let time = first; time + length <= closes && calendar.dayOf(time) <= lastDay; time += every) {
      times.push(time)
    }
  }
  return times
}

/** Times that are taken, by holder. */
export type TakenByHolder = ReadonlyMap<string, readonly TakenTime[]>

/** Groups taken times by holder. */
export const byHolder = (taken: readonly TakenTime[]): TakenByHolder =>
  Map.groupBy(taken, ({ holder }) => holder)

/**
 * The beginnings that an appointment beside `taken` cannot have: between `from` and `until`, both left out. Between two
 * appointments lies the longer of the two buffers.
 */
function blockedBy({ startsAt, endsAt, busyFrom, busyUntil }: TakenTime, rules: FreeRules) {
  return {
    from: Math.min(busyFrom, startsAt - rules.bufferAfter) - rules.length,
    until: Math.max(busyUntil, endsAt + rules.bufferBefore),
  }
}

/** Whether a time lies within the hours of a colleague, which are in order; without any, it does. */
export const isWithin = (
  hours: readonly OpenInterval[] | undefined,
  startsAt: number,
  endsAt: number,
): boolean => hours?.some(({ opens, closes }) => opens <= startsAt && endsAt <= closes) ?? true

/**
 * Returns those of the beginnings, which are in order, at which one of the holders is free.
 * @param input.working the hours of holders who set their own, in order
 */
export function freeTimes(
  rules: TimeRules,
  times: readonly number[],
  input: {
    holders: readonly string[]
    taken: TakenByHolder
    working?: ReadonlyMap<string, readonly OpenInterval[]>
  },
): number[] {
  const { holders, taken, working } = input
  const isFree = new Uint8Array(times.length)
  for (const holder of holders) {
    const held = taken.get(holder) ?? []
    const blocked = held.map((each) => blockedBy(each, rules)).toSorted((one, other) => one.from - other.from)
    const perDay = countPerDay(rules, held)
    const hours = working?.get(holder)
    let next = 0
    let until = -Infinity
    let shift = 0
    for (const [index, time] of times.entries()) {
      if (hours) {
        while ((hours[shift]?.closes ?? Infinity) < time + rules.length) shift += 1
        if (time < (hours[shift]?.opens ?? Infinity)) continue
      }
      for (; next < blocked.length && (blocked[next]?.from ?? 0) < time; next += 1) {
        until = Math.max(until, blocked[next]?.until ?? 0)
      }
      if (isFree[index] === 1 || time < until) continue
      if (perDay && (perDay.get(rules.calendar.dayOf(time)) ?? 0) >= (rules.mostADay ?? 0)) continue
      isFree[index] = 1
    }
  }
  return times.filter((_, index) => isFree[index] === 1)
}

function countPerDay(
  { kind, mostADay, calendar }: Pick<TimeRules, 'kind' | 'mostADay' | 'calendar'>,
  held: readonly TakenTime[],
): Map<number, number> | null {
  if (mostADay === null) return null
  const counts = new Map<number, number>()
  for (const each of held) {
    if (each.kind !== kind) continue
    const on = calendar.dayOf(each.startsAt)
    counts.set(on, (counts.get(on) ?? 0) + 1)
  }
  return counts
}

/** A wish for one time: what the store needs to decide alone. */
export type WantedTime = {
  rules: FreeRules
  startsAt: number
  /** The day of the time in the zone of its kind, for what somebody may have at most. */
  dayFrom: number
  dayUntil: number
  /** In order of preference. */
  holders: readonly string[]
}

/** The part of the taken times that can matter to a wish: those that end after `from` and begin before `until`. */
export const surroundings = ({ dayFrom, dayUntil }: WantedTime) => ({
  // A day before and after: longer than any appointment with its buffers.
  from: dayFrom - day,
  until: dayUntil + day,
})

/** Chooses who gets an appointment: of those who are free, the one with the fewest that day. Undefined if nobody is free. */
export function freeHolder(wanted: WantedTime, taken: TakenByHolder): string | undefined {
  const { rules, startsAt, dayFrom, dayUntil, holders } = wanted
  const candidates = holders.flatMap((holder, rank) => {
    const held = taken.get(holder) ?? []
    const thatDay = held.filter((each) => dayFrom <= each.startsAt && each.startsAt < dayUntil)
    const isBlocked = held.some((each) => {
      const { from, until } = blockedBy(each, rules)
      return from < startsAt && startsAt < until
    })
    const isFull =
      rules.mostADay !== null && thatDay.filter(({ kind }) => kind === rules.kind).length >= rules.mostADay
    return isBlocked || isFull ? [] : [{ holder, rank, count: thatDay.length }]
  })
  return candidates.toSorted((one, other) => one.count - other.count || one.rank - other.rank)[0]?.holder
}

/** Converts minutes to milliseconds. */
export const minutes = (count: number): number => count * minute
