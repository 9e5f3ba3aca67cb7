import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/runtime/log.ts'
import { appointmentChannel } from '#server/requests/delivery/active-channels.ts'
import { claimDeliveries } from '#server/requests/delivery/outbox.ts'
import type { Message } from '#server/requests/delivery/channel.ts'
import { startRelay } from '#server/requests/delivery/relay.ts'
import { scriptedChannel, sent } from '#server/requests/delivery/testing/scripted-channel.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { type CaldavServer, startCaldavServer } from '#server/testing/start-caldav-server.ts'
import { removeCalendar } from '#server/desk/calendars/own-calendars.ts'
import { cancelAppointment, moveAppointment, readAppointment } from '../change-appointment.ts'
import { listTaken } from '../taken-times.ts'
import { openAppointments } from '../open-appointments.ts'
import type { CalendarAddress } from './calendar-secrets.ts'
import { listCalendars, listClashes } from './calendar-transactions.ts'
import { anEvent } from './testing/an-event.ts'
import { giveAddress } from './testing/give-calendar.ts'
import { aCallWith, anIncrement, book, hold, wishFor } from './testing/book-appointment.ts'

const hour = 3_600_000
const day = 24 * hour
/** Tests have a clock that goes, as a calendar's does. */
const tomorrow = Math.floor(Date.now() / day) * day + day
const at = (days: number, hours: number) => new Date(tomorrow + days * day + hours * hour).toISOString()
const stamp = (iso: string) => `:${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const users = ['ada', 'ben', 'cleo', 'dana', 'eve', 'finn', 'gus', 'hal', 'ida', 'jo', 'kim', 'lou', 'max']
const holderOf = (user: string) => `${user}@example.com`

const appointments = aCallWith(users.map(holderOf))

const quick = { poll: 30, beat: 30, lease: 2000, pause: 30, longestPause: 60 }

/** Each store with another implementation of CalDAV. */
const programs = { sqlite: 'radicale', postgres: 'xandikos' } as const

describe.each(engines)('calendars, on %s', (engine) => {
  let store: TestDatabase
  let caldav: CaldavServer
  const unused = [...users]
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    store = await openTestDatabase(engine)
    caldav = await startCaldavServer(programs[engine], users)
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  afterAll(async () => {
    await caldav.close()
    await store.close()
  })

  /** A colleague with an empty calendar, whom no other test has. */
  async function aColleague() {
    const user = unused.shift() ?? ''
    await caldav.make(user)
    return user
  }

  /** The names of what each colleague has added. */
  const added = new Map<string, { name: string; staffId: string }[]>()

  /**
   * Reads and writes the calendar of a colleague, as a server does. Those of the tests before it have ended.
   * @returns the mails about appointments that were sent
   */
  async function serve(
    user: string,
    addresses: readonly CalendarAddress[] = [caldav.address(user)],
    notices: readonly string[] = [],
    secretsKey?: string,
  ) {
    const address = 'desk@example.com'
    const email = { smtpUrl: 'smtp://mail.example', from: { name: '', address }, to: [address] }
    const calendars = { secretsKey, rules: { allowPrivate: true } }
    const opened = await openAppointments(appointments, { store, email, publicUrl: undefined, calendars })
    if (!opened) throw new Error('There are no appointments')
    const { secrets } = opened.calendars.access
    for (const each of addresses) {
      const calendar = await giveAddress(store, secrets, holderOf(user), each)
      added.set(user, [...(added.get(user) ?? []), calendar])
    }
    ends.push(async () => {
      for (const calendar of added.get(user) ?? []) await remove(calendar)
    })
    const mails: Message[] = []
    const mail = scriptedChannel(appointmentChannel, {
      answer: (_, message) => {
        mails.push(message)
        return sent
      },
    })
    const log = createLog(() => {})
    const relay = startRelay({
      channels: [opened.calendars.channel, mail],
      store,
      isAlone: engine === 'sqlite',
      log,
      poll: 30,
    })
    ends.push(() => relay.stop())
    const follower = opened.calendars.follow({
      channels: notices,
      isAlone: engine === 'sqlite',
      log,
      onEnqueued: () => relay.wake(),
      pace: quick,
    })
    ends.push(() => follower.close())
    return mails
  }

  const now = () => new Date().toISOString()
  const remove = (calendar: { name: string; staffId: string } | undefined) =>
    store.run(removeCalendar, {
      name: calendar?.name ?? '',
      staffId: calendar?.staffId ?? '',
      isAdmin: false,
      now: now(),
    })
  const busyOf = async (user: string) => {
    const range = { from: at(-1, 0), until: at(20, 0), now: now() }
    const taken = await store.run(listTaken, range)
    return taken
      .filter(({ holder, kind }) => holder === holderOf(user) && kind === '')
      .map(({ startsAt }) => new Date(startsAt).toISOString())
  }
  const entriesOf = async (user: string) => (await caldav.list(user)).map(({ text }) => text)
  const appointment = (id: string) => store.run(readAppointment, { id })
  const isWritten = (user: string, id: string, startsAt: string) =>
    expect
      .poll(() => entriesOf(user))
      // Xandikos orders the lines anew.
      .toContainEqual(expect.stringMatching(new RegExp(`^(?=[^]*UID:${id})[^]*DTSTART${stamp(startsAt)}`)))

  it('keeps visitors from times that are taken in the calendar, and no others', async () => {
    const user = await aColleague()
    await caldav.put(user, 'a.ics', anEvent('a', stamp(at(1, 10)), 'DURATION:PT1H'))
    await caldav.put(user, 'b.ics', anEvent('b', stamp(at(1, 14)), 'DURATION:PT1H', 'TRANSP:TRANSPARENT'))
    await serve(user)
    await expect.poll(() => busyOf(user)).toEqual([at(1, 10)])
    expect((await hold(store, holderOf(user), at(1, 10))).outcome).toBe('taken')
    expect((await hold(store, holderOf(user), at(1, 14))).outcome).toBe('held')
    await caldav.remove(user, 'a.ics')
    await expect.poll(() => busyOf(user)).toEqual([])
  })

  it('writes an appointment, moves it and takes it out, and never counts it as busy', async () => {
    const user = await aColleague()
    await serve(user)
    const { id } = await book(store, holderOf(user), at(2, 10))
    await isWritten(user, id, at(2, 10))
    expect((await entriesOf(user))[0]).toContain('Zoë Weiß')
    const moved = { id, wish: wishFor(holderOf(user), at(2, 15)), zone: 'UTC', limit: anIncrement() }
    await store.run(moveAppointment, { ...moved, sendsMail: true, staffId: null, now: now() })
    await isWritten(user, id, at(2, 15))
    expect(await entriesOf(user)).toHaveLength(1)
    expect(await busyOf(user)).toEqual([])
    await store.run(cancelAppointment, { id, sendsMail: true, staffId: null, now: now() })
    await expect.poll(() => entriesOf(user)).toEqual([])
  })

  it('moves an appointment that is moved in the calendar, and cancels one that is deleted there', async () => {
    const user = await aColleague()
    const mails = await serve(user)
    const { id } = await book(store, holderOf(user), at(3, 10))
    await isWritten(user, id, at(3, 10))
    await expect.poll(() => mails.length).toBe(2)
    await caldav.put(user, `${id}.ics`, anEvent(id, stamp(at(3, 16)), 'DURATION:PT1H'))
    await expect.poll(async () => (await appointment(id))?.starts_at).toBe(at(3, 16))
    const kinds = () =>
      mails.map((mail) => (mail.type === 'consultation' ? mail.appointment?.mail?.kind : undefined))
    await expect.poll(kinds).toEqual(['booked', 'booked', 'moved', 'moved'])
    await caldav.remove(user, `${id}.ics`)
    await expect.poll(async () => (await appointment(id))?.state).toBe('cancelled')
    await expect.poll(() => kinds().slice(4)).toEqual(['cancelled', 'cancelled'])
  })

  it('keeps its time where the calendar says what cannot be, and where the whole calendar vanishes', async () => {
    const user = await aColleague()
    await serve(user)
    const { id } = await book(store, holderOf(user), at(4, 10))
    const other = await book(store, holderOf(user), at(4, 12))
    await isWritten(user, id, at(4, 10))
    await isWritten(user, other.id, at(4, 12))
    // Over another appointment, on a whole day, each week.
    for (const lines of [
      [stamp(at(4, 12)), 'DURATION:PT1H'],
      [`;VALUE=DATE:${at(5, 0).slice(0, 10).replaceAll('-', '')}`],
      [stamp(at(4, 10)), 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'],
    ]) {
      const [start = '', ...rest] = lines
      await caldav.put(user, `${id}.ics`, anEvent(id, start, ...rest))
      const isOurs = async () => (await entriesOf(user)).every((text) => text.includes('Frontdesk'))
      await expect.poll(isOurs).toBe(true)
      await isWritten(user, id, at(4, 10))
      expect((await appointment(id))?.starts_at).toBe(at(4, 10))
    }
    const all = [id, other.id]
    for (const hours of [14, 16]) {
      const { id: more } = await book(store, holderOf(user), at(4, hours))
      await isWritten(user, more, at(4, hours))
      all.push(more)
    }
    await caldav.stop()
    await caldav.empty(user)
    await caldav.start()
    await expect.poll(async () => (await entriesOf(user)).length).toBe(4)
    for (const each of all) expect((await appointment(each))?.state).toBe('booked')
  })

  it('shows a clash that comes in later, and tells staff once', async () => {
    const user = await aColleague()
    await serve(user, undefined, ['email'])
    const { id } = await book(store, holderOf(user), at(6, 10))
    await isWritten(user, id, at(6, 10))
    const clashes = async () =>
      (await store.run(listClashes, { now: now() })).filter(({ holder }) => holder === holderOf(user))
    expect(await clashes()).toEqual([])
    await caldav.put(user, 'flight.ics', anEvent('flight', stamp(at(6, 9)), 'DURATION:PT3H'))
    await expect.poll(clashes).toEqual([expect.objectContaining({ startsAt: at(6, 10) })])
    const notices = async () => {
      const claim = {
        channel: 'email',
        target: '',
        claim: randomUUID(),
        limit: 9,
        now: now(),
        soonest: now(),
      }
      return (await store.run(claimDeliveries, claim)).map(({ id: name }) => name)
    }
    await expect.poll(notices).toEqual([`clash-${id}-0-email`])
    await caldav.put(user, 'train.ics', anEvent('train', stamp(at(6, 10)), 'DURATION:PT4H'))
    await expect.poll(() => busyOf(user)).toHaveLength(1)
    await expect.poll(async () => (await caldav.list(user)).length).toBe(3)
    expect(await notices()).toEqual([])
    await caldav.remove(user, 'train.ics')
    await caldav.remove(user, 'flight.ics')
    await expect.poll(clashes).toEqual([])
  })

  it('books on while the calendar does not answer, says so, and writes the appointment once it does', async () => {
    const user = await aColleague()
    await caldav.put(user, 'a.ics', anEvent('a', stamp(at(7, 10)), 'DURATION:PT1H'))
    await serve(user)
    await expect.poll(() => busyOf(user)).toEqual([at(7, 10)])
    await caldav.stop()
    const health = async () =>
      (await store.run(listCalendars, undefined)).find(({ holder }) => holder === holderOf(user))
    await expect.poll(health).toMatchObject({ answer: 'There was no answer (ECONNREFUSED)' })
    const { id } = await book(store, holderOf(user), at(7, 12))
    // Its last busy times hold for a day.
    expect((await hold(store, holderOf(user), at(7, 10))).outcome).toBe('taken')
    const after = new Date(Date.now() + day + hour).toISOString()
    const range = { from: at(7, 0), until: at(8, 0), now: after }
    expect((await store.run(listTaken, range)).filter(({ kind }) => kind === '')).toEqual([])
    await caldav.start()
    await isWritten(user, id, at(7, 12))
    await expect.poll(health).toMatchObject({ failing_since: null, answer: null })
  })

  it('takes what was erased out of the calendar', async () => {
    const user = await aColleague()
    await serve(user)
    const { id, email } = await book(store, holderOf(user), at(8, 10))
    await isWritten(user, id, at(8, 10))
    const erasure = { hash: randomUUID(), erased_at: now() }
    const erase = () =>
      store.run(erasePerson, { email, until: now(), erasure, isForced: false, staffId: null })
    // Not while a delivery is still being recorded.
    await expect.poll(async () => (await erase()).outcome).toBe('erased')
    await expect.poll(() => entriesOf(user)).toEqual([])
  })

  it('writes into the next calendar of a colleague who removes the first', async () => {
    const user = await aColleague()
    await caldav.make(user, 'home')
    await serve(user, [caldav.address(user), caldav.address(user, 'home')])
    const { id } = await book(store, holderOf(user), at(10, 10))
    await isWritten(user, id, at(10, 10))
    expect(await caldav.list(user, 'home')).toEqual([])
    await remove(added.get(user)?.[0])
    await expect.poll(async () => (await caldav.list(user, 'home')).length).toBe(1)
    expect(await entriesOf(user)).toHaveLength(1)
  })

  it('reads a calendar that is added while it runs, and with a new password goes on at once', async () => {
    const user = await aColleague()
    await serve(user, [])
    await caldav.put(user, 'a.ics', anEvent('a', stamp(at(11, 10)), 'DURATION:PT1H'))
    await serve(user, [caldav.address(user)])
    await expect.poll(() => busyOf(user)).toEqual([at(11, 10)])
    await remove(added.get(user)?.[0])
    expect(await busyOf(user)).toEqual([])
    await serve(user, [caldav.address(user)])
    await expect.poll(() => busyOf(user)).toEqual([at(11, 10)])
  })

  it('says that the key has changed, keeps the appointments, and goes on when the calendar is added again', async () => {
    const user = await aColleague()
    await serve(user)
    const { id } = await book(store, holderOf(user), at(12, 10))
    await isWritten(user, id, at(12, 10))
    for (const end of ends.splice(1).toReversed()) await end()
    await serve(user, [], [], 'another key of the site')
    const health = async () =>
      (await store.run(listCalendars, undefined)).find(({ holder }) => holder === holderOf(user))
    await expect
      .poll(health)
      .toMatchObject({ answer: 'The key of this site has changed. Add the calendar again' })
    const { id: second } = await book(store, holderOf(user), at(12, 12))
    expect((await appointment(id))?.state).toBe('booked')
    await serve(user, [caldav.address(user)], [], 'another key of the site')
    await isWritten(user, second, at(12, 12))
    await expect.poll(health).toMatchObject({ failing_since: null, answer: null })
    expect(await entriesOf(user)).toHaveLength(2)
    expect((await appointment(id))?.state).toBe('booked')
  })

  it('reads a secret address, and never writes it', async () => {
    const user = unused.shift() ?? ''
    const text = anEvent('a', stamp(at(9, 10)), 'DURATION:PT1H')
    const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    await serve(user, [{ url: `http://127.0.0.1:${port}/secret.ics`, login: null, label: '' }])
    await expect.poll(() => busyOf(user)).toEqual([at(9, 10)])
    await book(store, holderOf(user), at(9, 12))
    server.close()
  })
})
