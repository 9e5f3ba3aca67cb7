import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/runtime/log.ts'
import { workInThread } from '#server/runtime/work-in-thread.ts'
import { createReadingLease } from '#server/store/reading-lease.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { iso } from '../taken-times.ts'
import type { Calendar, CalendarRange } from './calendar.ts'
import { CalendarFailure, describeCalendarFailure, refusedPause } from './calendar-failure.ts'
import {
  changeByCalendar,
  deleteEntry,
  enqueueEntries,
  type KnownEntry,
  listEntries,
} from './entry-transactions.ts'
import {
  noticeClashes,
  recordCalendar,
  recordCalendarFailure,
  recordCalendarWorks,
} from './calendar-transactions.ts'
import type { CalendarEvent, EventsInput, EventsOutput } from './read-events.ts'

type Pace = {
  /** Between two looks at a calendar. */
  poll: number
  /** Between two signs of life of the instance that reads. */
  beat: number
  /** Without a sign of life, another instance reads. */
  lease: number
  /** After a failure. It doubles up to `longestPause`. */
  pause: number
  longestPause: number
}

const usualPace: Pace = { poll: 30_000, beat: 10_000, lease: 45_000, pause: 10_000, longestPause: 120_000 }

/** Milliseconds after which a calendar is read again although nothing has changed: new days come into view. */
const longestUnread = 3_600_000

const day = 86_400_000

/**
 * Entries that vanish at once: with one more, or all of several, the calendar looks as if it was emptied or restored, and they
 * are written again.
 */
const mostVanished = 3

/** The largest calendar takes about two seconds on a machine that is not busy, and a part of the memory. */
const threadLimits = { timeout: 30_000, memory: 512 }

export type CalendarsFollower = {
  /** Ends the reading, and lets another instance read at once. */
  close(): Promise<void>
}

export type FollowOptions = {
  /** Opens the calendars as they are now. */
  openCalendars: () => Promise<readonly Calendar[]>
  store: Pick<TransactionRunner, 'run'>
  /** How far ahead visitors book. */
  daysAhead: number
  /** Of times without one (IANA). */
  zone: string
  sendsMail: boolean
  /** The channels through which staff hear of a clash. */
  channels: readonly string[]
  /** Whether no other process uses this store. */
  isAlone: boolean
  log: Log
  /** Called when something may have been put into the outbox. */
  onEnqueued: () => void
  now?: () => Date
  pace?: Partial<Pace>
}

/**
 * Reads the calendars as long as the server runs, on one of its instances: busy times come in, and what was moved or deleted
 * there is moved or cancelled here. Whatever happens to a calendar is recorded, and nothing else waits for it.
 */
export function followCalendars(options: FollowOptions): CalendarsFollower {
  const { openCalendars, store, isAlone, log, now = () => new Date() } = options
  const pace = { ...usualPace, ...options.pace }
  const stopping = new AbortController()
  const reader = createCalendarReader(options)
  const lease = createReadingLease({
    store,
    name: 'calendars',
    isAlone,
    lasts: pace.lease,
    elapsed: () => performance.now(),
  })

  async function follow(calendar: Calendar, signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      let pause = pace.poll
      try {
        await reader.read(calendar, signal)
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        failures += 1
        pause = Math.min(pace.longestPause, pace.pause * 2 ** Math.min(failures - 1, 10))
        if (error instanceof CalendarFailure && error.isRefused) pause = Math.max(refusedPause, pause)
        // The store reports its own failures.
        if (!(error instanceof StoreUnavailableError)) {
          const answer = describeCalendarFailure(error)
          if (failures === 1) log.warn('a calendar could not be read', { answer })
          const failure = { name: calendar.name, answer, now: now().toISOString() }
          await store.run(recordCalendarFailure, failure).catch(() => {})
        }
      }
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }

  const followed = new Map<string, { ends: AbortController; done: Promise<void> }>()

  /** Follows these calendars, and no others. */
  async function followOnly(calendars: readonly Calendar[]): Promise<void> {
    const wanted = new Map(calendars.map((calendar) => [`${calendar.name} ${calendar.version}`, calendar]))
    for (const [key, { ends, done }] of followed) {
      if (wanted.has(key)) continue
      ends.abort()
      followed.delete(key)
      await done
    }
    for (const [key, calendar] of wanted) {
      if (followed.has(key)) continue
      const ends = new AbortController()
      followed.set(key, { ends, done: follow(calendar, ends.signal) })
    }
  }

  /** Looks again and again who reads, and which calendars there are. Without any, nobody needs the lease. */
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const calendars = await openCalendars()
        await followOnly(calendars.length > 0 && (await lease.hold()) ? calendars : [])
      } catch {
        // The store is away, and reports that itself. Another instance that can reach it may take over.
      }
      await sleep(pace.beat, undefined, { signal: stopping.signal }).catch(() => {})
    }
    await followOnly([])
  }

  const running = run()
  return {
    async close() {
      stopping.abort()
      await running
      await reader.close()
      await lease.release().catch(() => {})
    },
  }
}

/** Reads a calendar once, and does what follows from it. */
export function createCalendarReader(options: Omit<FollowOptions, 'isAlone' | 'pace' | 'openCalendars'>) {
  const { store, daysAhead, zone, sendsMail, channels, log, onEnqueued, now = () => new Date() } = options
  const thread = workInThread<EventsInput, EventsOutput>(
    new URL('./events-thread.ts', import.meta.url),
    threadLimits,
  )
  const seen = new Map<string, { mark: string | null; at: number }>()

  async function eventsOf(
    texts: readonly string[],
    { from, until, holder }: CalendarRange & { holder: string },
  ): Promise<CalendarEvent[]> {
    const output = await thread.work({ texts, from, until, zone, owner: holder })
    if (output === null) throw new CalendarFailure('Reading the calendar took too long')
    if ('events' in output) return output.events
    throw new CalendarFailure(
      output.problem === 'too-many'
        ? 'The calendar has too many events'
        : 'The calendar is no valid iCalendar (RFC 5545)',
    )
  }

  /** Finds out what became of an entry. @returns undefined if it is as it was written */
  async function changeOf(
    calendar: Calendar,
    { appointment_id: id, starts_at, ends_at }: KnownEntry,
    found: CalendarEvent[] | undefined,
    signal: AbortSignal,
  ): Promise<CalendarEvent[] | null | undefined> {
    let events = found
    if (!events) {
      // It may stand beyond what was read: only the server knows that it is gone.
      const elsewhere = await calendar.entries?.find(id, signal)
      if (!elsewhere) return null
      const anywhere = { from: -Infinity, until: Infinity, holder: calendar.holder }
      const readable = await eventsOf([elsewhere.text], anywhere).catch(() => [])
      events = readable.filter(({ uid }) => uid === id)
    }
    const [event] = events
    // One that cannot be read is there, and is written again.
    if (!event) return []
    if (events.every(({ isCancelled }) => isCancelled)) return null
    const isSame = events.length === 1 && iso(event.startsAt) === starts_at && iso(event.endsAt) === ends_at
    return isSame ? undefined : events
  }

  /** Takes what should not be there out of the calendar: what was erased, and what came too late for a cancellation or a move. */
  async function removeOthers(calendar: Calendar, known: readonly KnownEntry[], signal: AbortSignal) {
    for (const { appointment_id: id, latest, href } of known) {
      if (latest !== null) continue
      await calendar.entries?.remove(href, signal)
      await store.run(deleteEntry, { id, calendar: calendar.name })
    }
  }

  /** Does to the appointments what was done to their entries. @returns those whose entries are to be written again */
  async function followEntries(
    calendar: Calendar,
    known: readonly KnownEntry[],
    events: readonly CalendarEvent[],
    signal: AbortSignal,
  ): Promise<string[]> {
    const byUid = Map.groupBy(events, ({ uid }) => uid)
    // What the site has changed since is on its way, and comes first.
    const followed = known.filter(({ sequence, latest }) => latest !== null && sequence === latest)
    const again: string[] = []
    const vanished: KnownEntry[] = []
    const change = async ({ appointment_id: id, sequence }: KnownEntry, time: CalendarEvent | null) => {
      const outcome = await store.run(changeByCalendar, {
        id,
        calendar: calendar.name,
        sequence: sequence ?? -1,
        time: time && { startsAt: iso(time.startsAt), endsAt: iso(time.endsAt) },
        sendsMail,
        now: now().toISOString(),
      })
      if (outcome === 'refused') again.push(id)
      if (outcome === 'changed') onEnqueued()
    }
    for (const entry of followed) {
      const { appointment_id: id } = entry
      const changed = await changeOf(calendar, entry, byUid.get(id), signal)
      if (changed === null) vanished.push(entry)
      else if (changed?.length === 1 && changed[0]?.isSingle) await change(entry, changed[0])
      else if (changed) again.push(id)
    }
    const isEmptied = vanished.length > 1 && vanished.length === followed.length
    if (isEmptied || vanished.length > mostVanished) {
      log.warn('entries vanished from a calendar and are written again', { entries: vanished.length })
      again.push(...vanished.map(({ appointment_id: id }) => id))
    } else {
      for (const entry of vanished) await change(entry, null)
    }
    return again
  }

  return {
    async read(calendar: Calendar, signal: AbortSignal): Promise<void> {
      const { name, holder, version } = calendar
      const at = now().getTime()
      const key = `${name} ${version}`
      const before = seen.get(key)
      const mark = before && at - before.at < longestUnread ? before.mark : null
      // Before the calendar is read: what the site writes meanwhile is not taken for a change.
      const known = calendar.entries ? await store.run(listEntries, { calendar: name, now: iso(at) }) : []
      const range = { from: at - day, until: at + (daysAhead + 2) * day }
      const content = await calendar.read(range, mark, signal)
      const events = content && (await eventsOf(content.texts, { ...range, holder }))
      const busy = (events ?? [])
        .filter(({ isBusy }) => isBusy)
        .map(({ uid, startsAt, endsAt }) => ({ uid, startsAt: iso(startsAt), endsAt: iso(endsAt) }))
      const hashed = events && hash('sha256', JSON.stringify(busy))
      await store.run(recordCalendar, { name, busy, events: hashed, now: iso(at) })
      let again: string[] = []
      try {
        if (events) again = await followEntries(calendar, known, events, signal)
      } finally {
        const enqueued = await store.run(enqueueEntries, { calendar: name, again, now: iso(at) })
        if (enqueued > 0) onEnqueued()
        await store.run(noticeClashes, { channels, language: siteStaffLanguage, now: iso(at) })
      }
      await removeOthers(calendar, known, signal)
      await store.run(recordCalendarWorks, { name })
      if (content) seen.set(key, { mark: content.mark, at })
    },
    close: () => thread.close(),
  }
}
