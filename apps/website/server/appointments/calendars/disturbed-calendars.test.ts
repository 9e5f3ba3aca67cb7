import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendarChannel } from '#server/requests/delivery/active-channels.ts'
import type { Outcome } from '#server/requests/delivery/channel.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import { recordOutcome } from '#server/requests/delivery/record-outcome.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'
import { createLog } from '#server/runtime/log.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { cancelAppointment, moveAppointment, readAppointment } from '../change-appointment.ts'
import { createCalendarChannel } from './calendar-channel.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { changeByCalendar, putEntry } from './entry-transactions.ts'
import { listCalendars, recordCalendarFailure } from './calendar-transactions.ts'
import { createCalendarReader } from './follow-calendars.ts'
import { aCalendar, anEvent } from './testing/an-event.ts'
import { aCallWith, anIncrement, book, hold, wishFor } from './testing/book-appointment.ts'
import { giveCalendar } from './testing/give-calendar.ts'
import { type ScriptedCalendar, scriptedCalendar } from './testing/scripted-calendar.ts'

const day = 86_400_000
const tomorrow = Math.floor(Date.now() / day) * day + day
const at = (days: number, hours: number) => new Date(tomorrow + days * day + hours * 3_600_000).toISOString()
const stamp = (iso: string) => `:${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const now = () => new Date().toISOString()
const { signal } = new AbortController()

const ada = 'ada@example.com'
const ben = 'ben@example.com'

describe.each(engines)('calendars that are slow, or in trouble, on %s', (engine) => {
  let store: TestDatabase
  let work: ScriptedCalendar
  let other: ScriptedCalendar
  let reader: ReturnType<typeof createCalendarReader>
  let channel: ReturnType<typeof createCalendarChannel>

  beforeEach(async () => {
    store = await openTestDatabase(engine)
    work = scriptedCalendar({ name: 'work', holder: ada })
    other = scriptedCalendar({ name: 'other', holder: ben })
    const calendars = [work, other]
    for (const calendar of calendars) await giveCalendar(store, calendar)
    channel = createCalendarChannel({
      openCalendars: async () => calendars,
      appointments: aCallWith([ada, ben]),
      store,
      publicUrl: undefined,
    })
    reader = createCalendarReader({
      store,
      daysAhead: 30,
      zone: 'UTC',
      sendsMail: true,
      channels: [],
      log: createLog(() => {}),
      onEnqueued: () => {},
    })
  })
  afterEach(async () => {
    await reader.close()
    await store.close()
  })

  /** Delivers what waits for the calendars. @param as the outcome that is recorded; that of the channel by default */
  async function deliver({ limit = 9, as }: { limit?: number; as?: Outcome } = {}): Promise<Outcome[]> {
    const claim = randomUUID()
    const claims = { channel: calendarChannel, target: '', claim, limit, now: now(), soonest: now() }
    const outcomes: Outcome[] = []
    for (const { id, message, progress } of await store.run(claimDeliveries, claims)) {
      const outcome = as ?? (await channel.deliver(message, { deliveryId: id, progress, signal }))
      outcomes.push(outcome)
      await store.run(recordOutcome, {
        id,
        claim,
        channel: calendarChannel,
        row: {
          state: outcome.outcome === 'retry' || outcome.outcome === 'disabled' ? 'waiting' : outcome.outcome,
          answer: '',
          progress: null,
          dueAt: now(),
        },
        health: null,
        disabledTarget: null,
        reportTo: [],
        now: now(),
      })
    }
    return outcomes
  }
  const states = async (ids: readonly string[]) => {
    const rows = await Promise.all(ids.map((id) => store.run(readAppointment, { id })))
    return rows.map((row) => row?.state)
  }
  const bookAt = async (...hours: number[]) => {
    const ids: string[] = []
    for (const each of hours) ids.push((await book(store, ada, at(1, each))).id)
    await deliver()
    expect([...work.texts.keys()].toSorted()).toEqual(ids.toSorted())
    return ids
  }
  const cancel = (id: string) =>
    store.run(cancelAppointment, { id, sendsMail: false, staffId: null, now: now() })
  const move = (id: string, startsAt: string, holder = ada) =>
    store.run(moveAppointment, {
      id,
      wish: wishFor(holder, startsAt),
      zone: 'UTC',
      limit: anIncrement(),
      sendsMail: false,
      staffId: null,
      now: now(),
    })
  const healthOf = async (holder: string) =>
    (await store.run(listCalendars, undefined)).find((each) => each.holder === holder)

  it('cancels nothing while an emptied calendar is written again', async () => {
    const ids = await bookAt(8, 10, 12, 14)
    work.texts.clear()
    await reader.read(work, signal)
    await deliver({ limit: 2 })
    expect(work.texts.size).toBe(2)
    await reader.read(work, signal)
    expect(await states(ids)).toEqual(ids.map(() => 'booked'))
    await deliver()
    expect(work.texts.size).toBe(4)
    work.texts.delete(ids[0] ?? '')
    await reader.read(work, signal)
    expect(await states(ids)).toEqual(['cancelled', 'booked', 'booked', 'booked'])
  })

  it('cancels nothing where both of two entries vanish at once', async () => {
    const ids = await bookAt(8, 10)
    work.texts.clear()
    await reader.read(work, signal)
    expect(await states(ids)).toEqual(['booked', 'booked'])
  })

  it('lets a calendar change no appointment whose entry is being written', async () => {
    const [id = ''] = await bookAt(8)
    const entry = { appointment_id: id, calendar: 'work', href: id }
    await store.run(putEntry, { ...entry, sequence: null, starts_at: null, ends_at: null })
    const change = { id, calendar: 'work', sequence: 0, time: null, sendsMail: false, now: now() }
    expect(await store.run(changeByCalendar, change)).toBe('gone')
  })

  it('writes an appointment again whose entry was given up before a later change', async () => {
    const { id } = await book(store, ada, at(1, 8))
    await deliver({ as: { outcome: 'given-up', why: '', atFault: 'recipient' } })
    await move(id, at(1, 10))
    await deliver()
    work.texts.set(id, anEvent(id, stamp(at(1, 10)), 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'))
    await reader.read(work, signal)
    await deliver()
    expect(work.texts.get(id)).not.toContain('RRULE')
  })

  it.each([
    ['an event that cannot be read', (id: string) => aCalendar(['BEGIN:VEVENT', `UID:${id}`, 'END:VEVENT'])],
    ['what is no calendar', (id: string) => `BEGIN:VCALENDAR\r\nUID:${id}\r\nDTSTART`],
    [
      'a series of which one event was cancelled',
      (id: string) =>
        anEvent(id, stamp(at(1, 8)), 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY').replace(
          'END:VCALENDAR',
          [
            'BEGIN:VEVENT',
            `UID:${id}`,
            `RECURRENCE-ID${stamp(at(8, 8))}`,
            `DTSTART${stamp(at(8, 8))}`,
            'STATUS:CANCELLED',
            'END:VEVENT',
            'END:VCALENDAR',
          ].join('\r\n'),
        ),
    ],
  ])('writes an entry again that became %s', async (_, textOf) => {
    const [id = '', second = ''] = await bookAt(8, 10)
    work.texts.set(id, textOf(id))
    await reader.read(work, signal)
    expect(await states([id, second])).toEqual(['booked', 'booked'])
    await deliver()
    expect(work.texts.get(id)).toContain('SUMMARY:A call')
  })

  it('leaves no entry of an appointment that is cancelled while a slow calendar takes it', async () => {
    const { id } = await book(store, ada, at(1, 8))
    work.before = async (question) => {
      if (question !== 'write') return
      work.before = () => {}
      await cancel(id)
      // The cancellation is quicker, and finds nothing to delete.
      await deliver()
    }
    await deliver()
    expect(work.texts.size).toBe(0)
  })

  it('leaves the latest time of an appointment that is moved while a slow calendar takes it', async () => {
    const { id } = await book(store, ada, at(1, 8))
    work.before = async (question) => {
      if (question !== 'write') return
      work.before = () => {}
      await move(id, at(1, 12))
      await deliver()
    }
    await deliver()
    expect(work.texts.get(id)).toContain(`DTSTART${stamp(at(1, 12))}`)
    await reader.read(work, signal)
    expect((await store.run(readAppointment, { id }))?.starts_at).toBe(at(1, 12))
  })

  it('retries an appointment that changes as often as it is written', async () => {
    const { id } = await book(store, ada, at(1, 8))
    let hours = 8
    work.before = async (question) => {
      if (question === 'write') await move(id, at(1, (hours += 1)))
    }
    expect(await deliver({ limit: 1 })).toMatchObject([{ outcome: 'retry' }])
    work.before = () => {}
    await deliver()
    expect(work.texts.get(id)).toContain(`DTSTART${stamp(at(1, 11))}`)
  })

  it('takes out what came into the calendar after a cancellation', async () => {
    const [id = ''] = await bookAt(8)
    const late = work.texts.get(id) ?? ''
    await cancel(id)
    await deliver()
    work.texts.set(id, late)
    await store.run(putEntry, {
      appointment_id: id,
      calendar: 'work',
      href: id,
      sequence: 0,
      starts_at: at(1, 8),
      ends_at: at(1, 9),
    })
    await reader.read(work, signal)
    expect(work.texts.size).toBe(0)
  })

  it('knows when a colleague is busy, and follows them, where an entry cannot be deleted', async () => {
    const [id = ''] = await bookAt(8)
    const { id: erased, email } = await book(store, ada, at(1, 10))
    await deliver()
    await store.run(erasePerson, {
      email,
      until: now(),
      erasure: { hash: randomUUID(), erased_at: now() },
      isForced: false,
      staffId: null,
    })
    work.texts.set(id, anEvent(id, stamp(at(1, 14)), 'DURATION:PT1H'))
    work.before = (question) => {
      if (question === 'remove') throw new CalendarFailure('The server answered with HTTP 500')
    }
    const since = now()
    await store.run(recordCalendarFailure, { name: 'work', answer: 'Before', now: since })
    await expect(reader.read(work, signal)).rejects.toThrow('HTTP 500')
    expect((await store.run(readAppointment, { id }))?.starts_at).toBe(at(1, 14))
    // It has failed since then, although it can be read.
    expect(await healthOf(ada)).toMatchObject({ read_at: expect.any(String), failing_since: since })
    work.before = () => {}
    await reader.read(work, signal)
    expect(await healthOf(ada)).toMatchObject({ failing_since: null, failures: 0, answer: null })
    expect(work.texts.has(erased)).toBe(false)
  })

  it('writes missing entries while others cannot be found', async () => {
    const [id = ''] = await bookAt(8)
    work.texts.delete(id)
    work.before = (question) => {
      if (question === 'find') throw new CalendarFailure('The server answered with HTTP 500')
    }
    const { id: missing } = await book(store, ada, at(1, 10))
    await deliver({ as: { outcome: 'sent', answer: '' } })
    await expect(reader.read(work, signal)).rejects.toThrow('HTTP 500')
    await deliver()
    expect(work.texts.has(missing)).toBe(true)
  })

  it('lets a colleague move an appointment to a time whose hold has expired', async () => {
    const [id = ''] = await bookAt(8)
    expect((await hold(store, ada, at(1, 10), -1)).outcome).toBe('held')
    work.texts.set(id, anEvent(id, stamp(at(1, 10)), 'DURATION:PT1H'))
    await reader.read(work, signal)
    expect((await store.run(readAppointment, { id }))?.starts_at).toBe(at(1, 10))
  })

  it('writes into the calendar of the next colleague while that of the former does not answer', async () => {
    const [id = ''] = await bookAt(8)
    work.before = (question) => {
      if (question === 'remove') throw new CalendarFailure('The server answered with HTTP 500')
    }
    await move(id, at(1, 10), ben)
    expect(await deliver()).toMatchObject([{ outcome: 'retry' }])
    expect(other.texts.has(id)).toBe(true)
    work.before = () => {}
    await reader.read(work, signal)
    expect(work.texts.has(id)).toBe(false)
  })

  it('writes less often with a password that was refused', async () => {
    await book(store, ada, at(1, 8))
    work.before = () => {
      throw new CalendarFailure('The server refuses the user or the password', { isRefused: true })
    }
    expect(await deliver()).toMatchObject([{ outcome: 'retry', after: 300_000 }])
  })
})
