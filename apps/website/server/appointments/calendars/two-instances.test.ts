import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appointmentChannel } from '#server/requests/delivery/active-channels.ts'
import { startRelay } from '#server/requests/delivery/relay.ts'
import { scriptedChannel } from '#server/requests/delivery/testing/scripted-channel.ts'
import { createLog } from '#server/runtime/log.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { listTaken } from '../taken-times.ts'
import { readAppointment } from '../change-appointment.ts'
import { createCalendarChannel } from './calendar-channel.ts'
import { followCalendars } from './follow-calendars.ts'
import { anEvent } from './testing/an-event.ts'
import { aCallWith, book, hold } from './testing/book-appointment.ts'
import { giveCalendar } from './testing/give-calendar.ts'
import { scriptedCalendar } from './testing/scripted-calendar.ts'

const day = 86_400_000
const tomorrow = Math.floor(Date.now() / day) * day + day
const at = (hours: number) => new Date(tomorrow + hours * 3_600_000).toISOString()
const stamp = (iso: string) => `:${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const ada = 'ada@example.com'
const quick = { poll: 30, beat: 30, lease: 60_000, pause: 30, longestPause: 60 }

describe('two instances on one PostgreSQL that have the same calendar', () => {
  let store: TestDatabase
  /** What stands on the calendar server. */
  let texts: Map<string, string>
  const ends: (() => Promise<void>)[] = []

  beforeEach(async () => {
    store = await openTestDatabase('postgres')
    texts = new Map()
    await giveCalendar(store, { name: 'work', holder: ada })
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    await store.close()
  })

  /** Reads, writes and mails, as a server does. */
  async function anInstance() {
    const own: Database = await openDatabase(store.options)
    ends.push(() => own.close())
    const asked = { read: 0, find: 0, write: 0, remove: 0 }
    const calendar = scriptedCalendar({ name: 'work', holder: ada, texts })
    calendar.before = (question) => void (asked[question] += 1)
    const openCalendars = async () => [calendar]
    const channel = createCalendarChannel({
      openCalendars,
      appointments: aCallWith([ada]),
      store: own,
      publicUrl: undefined,
    })
    const mail = scriptedChannel(appointmentChannel)
    const log = createLog(() => {})
    const relay = startRelay({ channels: [channel, mail], store: own, isAlone: false, log, poll: 30 })
    ends.push(() => relay.stop())
    const follower = followCalendars({
      openCalendars,
      store: own,
      daysAhead: 30,
      zone: 'UTC',
      sendsMail: true,
      channels: [],
      isAlone: false,
      log,
      onEnqueued: () => relay.wake(),
      pace: quick,
    })
    let isClosed = false
    const close = async () => {
      if (!isClosed) await follower.close()
      isClosed = true
    }
    ends.push(close)
    return { store: own, asked, mail, close }
  }

  it('read it in one of them, write and mail once, and know the same', async () => {
    const [one, two] = [await anInstance(), await anInstance()]
    const reads = () => [one.asked.read, two.asked.read]
    await expect.poll(() => Math.max(...reads())).toBeGreaterThan(3)
    const [reader, other] = one.asked.read > 0 ? [one, two] : [two, one]

    texts.set('flight', anEvent('flight', stamp(at(8)), 'DURATION:PT1H'))
    const busyFor = async (instance: typeof one) => {
      const taken = await instance.store.run(listTaken, {
        from: at(0),
        until: at(24),
        now: new Date().toISOString(),
      })
      return taken.filter(({ kind }) => kind === '').length
    }
    await expect.poll(() => busyFor(other)).toBe(1)
    expect((await hold(other.store, ada, at(8))).outcome).toBe('taken')

    const { id } = await book(other.store, ada, at(10))
    await expect.poll(() => texts.get(id)).toContain(`DTSTART${stamp(at(10))}`)
    const mails = () => [...one.mail.counts(), ...two.mail.counts()]
    await expect.poll(mails).toEqual([1, 1])
    texts.set(id, anEvent(id, stamp(at(12)), 'DURATION:PT1H'))
    const startOf = async (instance: typeof one) =>
      (await instance.store.run(readAppointment, { id }))?.starts_at
    await expect.poll(() => startOf(other)).toBe(at(12))
    await expect.poll(mails).toEqual([1, 1, 1, 1])
    expect(one.asked.write + two.asked.write).toBe(1)
    expect(other.asked.read).toBe(0)

    // The other one goes on at once where the reader ends.
    await reader.close()
    const before = reader.asked.read
    texts.delete('flight')
    await expect.poll(() => busyFor(reader)).toBe(0)
    expect(reader.asked.read).toBe(before)
    expect(other.asked.read).toBeGreaterThan(0)
  })
})
