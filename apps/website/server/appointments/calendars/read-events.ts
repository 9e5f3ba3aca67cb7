import ICAL from 'ical.js'
import { isTimeZone } from '#agency/schema/values.ts'
import { createZoneDays } from '#server/runtime/time-zone.ts'

/** An event, or one of a series. Instants are in milliseconds since the epoch. */
export type CalendarEvent = {
  uid: string
  startsAt: number
  endsAt: number
  /** Whether its owner is not free: neither transparent, nor cancelled, nor declined. */
  isBusy: boolean
  isCancelled: boolean
  /** Whether it is one event that begins at a time: neither a series nor whole days. */
  isSingle: boolean
}

export type EventsInput = {
  /** iCalendar texts (RFC 5545). */
  texts: readonly string[]
  /** Only events that end after `from` and begin before `until` are returned. */
  from: number
  until: number
  /** Of whole days and of times without a zone, unless the calendar names its own (IANA). */
  zone: string
  /** The e-mail address of the owner: what they declined does not keep them busy. */
  owner: string
}

/** `unreadable`: a text that is no calendar. `too-many`: more events than a calendar may have. */
export type EventsOutput = { events: CalendarEvent[] } | { problem: 'unreadable' | 'too-many' }

/** Of what is returned, and of the steps through all series: both are far beyond the calendars of people. */
const most = { events: 10_000, steps: 200_000 }

/** Milliseconds that one event of a series lasts at most. */
const longest = 31 * 86_400_000

class TooManyError extends Error {
  override readonly name = 'TooManyError'
}

/**
 * Reads the events of calendars, each event of a series for itself. Runs in a thread that can be ended: some rules let a
 * reader search for ever.
 */
export function readEvents(input: EventsInput): EventsOutput {
  const events: CalendarEvent[] = []
  const count = { steps: 0 }
  let unreadable = 0
  try {
    for (const text of input.texts) {
      const calendars = unlessUnreadable(() => calendarsOf(text))
      if (!calendars) unreadable += 1
      for (const calendar of calendars ?? []) {
        const zone = zoneNamed(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')) ?? input.zone
        const components = calendar.getAllSubcomponents('vevent')
        const byUid = Map.groupBy(components, (event) => String(event.getFirstPropertyValue('uid') ?? ''))
        for (const [uid, parts] of byUid) {
          // One event that a program has written wrongly keeps nobody from the others.
          const found = unlessUnreadable(() => [...eventsOf(uid, parts, { ...input, zone }, count)])
          events.push(...(found ?? []))
          if (events.length > most.events) throw new TooManyError()
        }
      }
    }
  } catch (error) {
    if (error instanceof TooManyError) return { problem: 'too-many' }
    throw error
  }
  return unreadable > 0 && unreadable === input.texts.length ? { problem: 'unreadable' } : { events }
}

function unlessUnreadable<Result>(read: () => Result): Result | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooManyError) throw error
    return null
  }
}

function calendarsOf(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text)
  if (!Array.isArray(parsed) || parsed.length === 0) throw new TypeError('There is no calendar')
  // One component is an array that begins with its name; several are an array of those.
  const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[])
  return all.map((each) => new ICAL.Component(each as unknown[]))
}

function* eventsOf(
  uid: string,
  parts: ICAL.Component[],
  input: EventsInput,
  count: { steps: number },
): Generator<CalendarEvent> {
  const { from, until } = input
  const isWithin = ({ startsAt, endsAt }: CalendarEvent) => endsAt > from && startsAt < until
  const exceptions = parts.filter((part) => part.hasProperty('recurrence-id'))
  for (const exception of exceptions) {
    const event = eventOf(uid, exception, new ICAL.Event(exception), false, input)
    if (event && isWithin(event)) yield event
  }
  for (const part of parts) {
    if (part.hasProperty('recurrence-id')) continue
    const master = new ICAL.Event(part, { exceptions })
    if (!master.isRecurring()) {
      const event = eventOf(uid, part, master, exceptions.length === 0, input)
      if (event && isWithin(event)) yield event
      continue
    }
    const zone = zoneOf(part, 'dtstart')
    const series = master.iterator()
    let found = 0
    for (let next = series.next(); next; next = series.next()) {
      if (++count.steps > most.steps) throw new TooManyError()
      const begins = instantOf(next, zone, input.zone)
      if (begins >= until) break
      if (begins < from - longest) continue
      const { item, startDate, endDate } = master.getOccurrenceDetails(next)
      // An exception stands for itself above; those after it may follow it.
      if (item.component !== part && item.recurrenceId.compare(next) === 0) continue
      const event = eventOf(uid, item.component, { startDate, endDate }, false, input)
      if (!event || !isWithin(event)) continue
      if (++found > most.events) throw new TooManyError()
      yield event
    }
  }
}

function eventOf(
  uid: string,
  component: ICAL.Component,
  { startDate, endDate }: Pick<ICAL.Event, 'startDate' | 'endDate'>,
  isAlone: boolean,
  input: EventsInput,
): CalendarEvent | null {
  // RFC 5545 requires a beginning, and an event without one takes no time.
  if (!startDate) return null
  const begins = zoneOf(component, 'dtstart')
  const startsAt = instantOf(startDate, begins, input.zone)
  const endsAt = endDate ? instantOf(endDate, zoneOf(component, 'dtend') ?? begins, input.zone) : startsAt
  const isCancelled = textOf(component, 'status') === 'CANCELLED'
  const isFree = textOf(component, 'transp') === 'TRANSPARENT' || isDeclined(component, input.owner)
  return {
    uid,
    startsAt,
    endsAt,
    isBusy: !isCancelled && !isFree && endsAt > startsAt,
    isCancelled,
    isSingle: isAlone && !startDate.isDate,
  }
}

const textOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

const isDeclined = (component: ICAL.Component, owner: string): boolean =>
  component
    .getAllProperties('attendee')
    .some(
      (attendee) =>
        String(attendee.getFirstValue()).toLowerCase() === `mailto:${owner}` &&
        String(attendee.getFirstParameter('partstat')).toUpperCase() === 'DECLINED',
    )

function zoneOf(component: ICAL.Component, name: string): string | null {
  const tzid = component.getFirstProperty(name)?.getFirstParameter('tzid')
  return tzid ? String(tzid) : null
}

/** Some programs put a path before the name, as in /mozilla.org/20070129_1/Europe/Berlin. */
function zoneNamed(tzid: string): string | null {
  const name = tzid.replace(/^\/.*\/([^/]+\/[^/]+)$/, '$1')
  return name !== '' && isTimeZone(name) ? name : null
}

const zones = new Map<string, ReturnType<typeof createZoneDays>>()

const day = 86_400_000

function instantOf(time: ICAL.Time, tzid: string | null, zone: string): number {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const named = tzid === null ? null : zoneNamed(tzid)
  // Rules of the calendar itself serve only zones that nobody else knows.
  const hasRules = time.zone && time.zone !== ICAL.Timezone.localTimezone
  if (!time.isDate && (isUtc || (named === null && hasRules))) return time.toUnixTime() * 1000
  const name = named ?? zone
  const days = zones.get(name) ?? createZoneDays(name)
  zones.set(name, days)
  const date = Date.UTC(time.year, time.month - 1, time.day) / day
  const minutes = time.isDate ? '00:00' : `${time.hour}:${time.minute}`
  return days.instantOf(date, minutes) + (time.isDate ? 0 : time.second * 1000)
}
