import { putEntry } from '#server/appointments/calendars/entry-transactions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppointmentKind } from '#agency/schema/appointments.ts'
import type { Undone } from '#contract/desk/changes.ts'
import type {
  AppointmentChanged,
  AppointmentConflict,
  BlockedTime,
  DeskAppointments,
  FreeTimes,
  StaffHours,
} from '#contract/desk/appointments.ts'
import type { Numbers } from '#contract/desk/numbers.ts'
import type { PersonFound } from '#contract/desk/privacy.ts'
import type { RequestDetail, RequestPage } from '#contract/desk/requests.ts'
import { holdTime } from '#server/appointments/book-appointment.ts'
import { createCalendar } from '#server/appointments/calendar.ts'
import { recordCalendar } from '#server/appointments/calendars/calendar-transactions.ts'
import { giveCalendar } from '#server/appointments/calendars/testing/give-calendar.ts'
import { removeCalendar } from '../calendars/own-calendars.ts'
import { readStaffHours } from '#server/appointments/holder-transactions.ts'
import { changeStaff } from '#server/desk/staff/transactions/staff-transactions.ts'
import { deleteOutdated } from '#server/requests/privacy/retention.ts'
import { openStore } from '#server/store/open-store.ts'
import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { aConsultation, addRequest, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'

const kind: AppointmentKind = {
  slug: 'call',
  name: 'A call',
  text: 'An hour.',
  service: 'support',
  minutes: 60,
  noticeHours: 1,
  daysAhead: 7,
  how: { by: 'phone' },
  hours: [{ days: ['Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' }],
  holidays: [],
  timeZone: 'UTC',
  heldBy: ['ada@agency.example'],
}

function* readMails(sql: Sql, { id }: { id: string }): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('appointment_mails')
      .innerJoin('deliveries', 'deliveries.id', 'delivery_id')
      .select(['kind', 'holder', 'sequence', 'state'])
      .where('appointment_id', '=', id),
  )
  return rows
    .map(
      (mail) => `${mail.sequence} ${mail.kind} ${mail.holder === null ? 'visitor' : 'staff'} ${mail.state}`,
    )
    .toSorted()
}

function* recordSent(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({ state: 'sent', attempts: 1 })
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now),
  )
  return null
}

describe.each(engines)('appointments at the desk on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor
  let grace: Visitor
  let now = new Date()
  let requestId = ''
  /** A Wednesday of March 2026; each test has one of its own. */
  let day = 11

  beforeAll(async () => {
    database = await openTestDatabase(engine, { channels: ['email'] })
    const contact = { offices: [], openingHours: [], holidays: [], email: 'desk@example.com' }
    const calendar = createCalendar({ store: database, kinds: [kind], contact, now: () => now })
    desk = createTestDesk(database, { channels: ['email'], calendar, now: () => now })
    ada = await signedIn(desk, { email: 'ada@agency.example', name: 'Ada' })
    grace = await signedIn(desk, { email: 'grace@agency.example', name: 'Grace' })
  })
  beforeEach(async () => {
    day += 7
    now = new Date(Date.UTC(2026, 2, day, 8))
    const request = aConsultation({ created_at: now.toISOString(), email: 'visitor@example.com' })
    await addRequest(database, request, anIdentity(), aLimit())
    requestId = request.id
  })
  afterAll(async () => {
    await desk.close()
    await database.close()
  })

  /** A time of this test's week; 0 is Wednesday. */
  const time = (hour: number, after = 0) => new Date(Date.UTC(2026, 2, day + after, hour)).toISOString()
  const send = (method: string, path: string, body: unknown, by = ada) =>
    by.send(method, `/api/desk/appointments${path}`, body)
  const read = async <Answer>(response: Response | Promise<Response>): Promise<Answer> =>
    (await (await response).json()) as Answer
  const book = (hour: number, after = 0) =>
    read<AppointmentChanged>(send('POST', '', { requestId, kind: 'call', startsAt: time(hour, after) }))
  const seenOf = ({ appointment: { sequence, state } }: AppointmentChanged) => ({ sequence, state })
  const change = (booked: AppointmentChanged, to: object, by = ada) =>
    send('PATCH', `/${booked.appointment.id}`, { seen: seenOf(booked), change: to }, by)
  const undo = (token: string, by = ada) => read<Undone>(by.send('POST', '/api/desk/undo', { token }))
  const list = () =>
    read<DeskAppointments>(ada.get(`/api/desk/appointments?from=${time(0)}&until=${time(0, 5)}`))
  const listed = async ({ appointment: { id } }: AppointmentChanged) =>
    (await list()).appointments.find((each) => each.id === id)
  const free = async (except = '') =>
    (await read<FreeTimes>(ada.get(`/api/desk/appointments/times?kind=call${except && `&except=${except}`}`)))
      .times
  /** The thread of the embedded store knows the transactions of the site only. */
  async function inStore<Input, Result>(
    transaction: (sql: Sql, input: Input) => Transaction<Result>,
    input: NoInfer<Input>,
    access: 'read' | 'write' = 'read',
  ) {
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = database.options
    await using store = await openStore({ DATABASE_URL, DATA_DIR }, access)
    return store.run(transaction, input)
  }
  const mailsOf = ({ appointment: { id } }: AppointmentChanged) => inStore(readMails, { id })
  const historyOf = async () =>
    (await read<RequestDetail>(ada.get(`/api/desk/requests/${requestId}`))).history.map(
      ({ kind: what, by }) => `${by?.name} ${what}`,
    )

  it('books a free time for the visitor of a request, with an invitation that waits ten seconds', async () => {
    const booked = await book(10)
    expect(booked.appointment).toMatchObject({
      requestId,
      holder: 'ada@agency.example',
      state: 'booked',
      startsAt: time(10),
      endsAt: time(11),
      clashes: false,
    })
    expect(await mailsOf(booked)).toEqual([
      '0 booked staff waiting',
      '0 booked visitor waiting',
      '0 reminder-hour visitor waiting',
    ])
    expect(await free()).not.toContain(time(10))
    const detail = await read<RequestDetail>(ada.get(`/api/desk/requests/${requestId}`))
    expect(detail.appointments).toEqual([booked.appointment])
    expect(detail.version).toBe(1)
    expect(await historyOf()).toEqual(['Ada appointment-booked'])

    const second = await send('POST', '', { requestId, kind: 'call', startsAt: time(10) })
    expect(second.status).toBe(409)
    const nobody = await send('POST', '', { requestId: 'nobody', kind: 'call', startsAt: time(12) })
    expect(nobody.status).toBe(404)
  })

  it('books a time for somebody without a request, and makes one of the same history', async () => {
    const visitor = { name: 'Noor', email: 'noor@example.com', phone: '', message: 'Rang about support.' }
    const answer = await send('POST', '', { visitor, kind: 'call', startsAt: time(10) })
    expect(answer.status).toBe(201)
    const booked = await read<AppointmentChanged>(answer)
    expect(booked.appointment).toMatchObject({
      name: 'Noor',
      hasAddress: true,
      state: 'booked',
      startsAt: time(10),
    })
    expect(await mailsOf(booked)).toEqual([
      '0 booked staff waiting',
      '0 booked visitor waiting',
      '0 reminder-hour visitor waiting',
    ])
    requestId = booked.appointment.requestId
    const detail = await read<RequestDetail>(ada.get(`/api/desk/requests/${requestId}`))
    expect(detail).toMatchObject({
      ...visitor,
      page: 'desk',
      state: 'contacted',
      ownerId: detail.history[0]?.by?.id,
    })
    expect(await historyOf()).toEqual(['Ada appointment-booked'])
  })

  it('keeps no request if the time is taken, and takes a telephone number in place of an address', async () => {
    await book(10)
    const bookFor = (visitor: object, hour: number) =>
      send('POST', '', {
        visitor: { name: 'Noor', email: '', phone: '', message: '', ...visitor },
        kind: 'call',
        startsAt: time(hour),
      })
    const answers = await Promise.all([
      bookFor({ email: 'first@example.com' }, 11),
      bookFor({ email: 'second@example.com' }, 11),
      bookFor({ email: 'third@example.com' }, 10),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409'])
    const found = await Promise.all(
      ['first', 'second', 'third'].map(async (name) =>
        read<RequestPage>(ada.get(`/api/desk/requests?q=${name}@example.com`)),
      ),
    )
    expect(found.flatMap(({ items }) => items)).toHaveLength(1)

    const first = await read<AppointmentChanged>(bookFor({ phone: '030 1234' }, 14))
    expect(first.appointment.hasAddress).toBe(false)
    await bookFor({ phone: '030 5678' }, 15)
    const detail = await read<RequestDetail>(ada.get(`/api/desk/requests/${first.appointment.requestId}`))
    expect(detail).toMatchObject({ email: '', phone: '030 1234', samePerson: [] })
    const reply = { subject: 'Hello', text: 'Hello', seen: null }
    const path = `/api/desk/requests/${first.appointment.requestId}/reply`
    expect((await ada.send('POST', path, reply)).status).toBe(409)

    const nobody = await bookFor({}, 16)
    expect(nobody.status).toBe(422)
    expect(await read(nobody)).toMatchObject({ errors: { 'visitor.email': expect.any(String) } })
    expect((await bookFor({ email: 'no address' }, 16)).status).toBe(422)
    expect((await send('POST', '', { kind: 'call', startsAt: time(16) })).status).toBe(422)
  })

  it('is found with its person, by the phone number too', async () => {
    const visitor = { name: 'Noor', email: '', phone: '030 99887766', message: '' }
    await send('POST', '', { visitor, kind: 'call', startsAt: time(10) })
    const admin = await signedIn(desk, { email: 'mira@agency.example', role: 'admin' })
    const found = await read<PersonFound>(
      admin.get(`/api/desk/privacy?person=${encodeURIComponent('+49 30 998877-66')}`),
    )
    expect(found).toMatchObject({ requests: [{ page: 'desk' }], appointments: 1 })
  })

  it('moves it, and says to a colleague who saw the former time what it is now', async () => {
    const booked = await book(10)
    expect(await free(booked.appointment.id)).toContain(time(10))
    const moved = await read<AppointmentChanged>(change(booked, { to: 'time', startsAt: time(14) }))
    expect(moved.appointment).toMatchObject({ startsAt: time(14), sequence: 1 })
    const late = await change(booked, { to: 'cancelled', words: '' }, grace)
    expect(late.status).toBe(409)
    expect((await read<AppointmentConflict>(late)).current).toEqual(moved.appointment)
    expect(await listed(booked)).toEqual(moved.appointment)
    // Midnight is not offered.
    expect((await change(moved, { to: 'time', startsAt: time(0, 1) })).status).toBe(409)
    const gone = await send('PATCH', '/nobody', {
      seen: seenOf(moved),
      change: { to: 'time', startsAt: time(15) },
    })
    expect(gone.status).toBe(404)
  })

  it('lets one of two colleagues change it who press at once', async () => {
    const booked = await book(10)
    const answers = await Promise.all([
      change(booked, { to: 'time', startsAt: time(14) }),
      change(booked, { to: 'time', startsAt: time(15) }, grace),
      change(booked, { to: 'cancelled', words: '' }, grace),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    const current = await listed(booked)
    for (const answer of answers) {
      if (answer.status === 409) expect((await read<AppointmentConflict>(answer)).current).toEqual(current)
    }
  })

  it('cancels it with a word to the visitor, and frees its time', async () => {
    const booked = await book(10)
    const cancelled = await read<AppointmentChanged>(
      change(booked, { to: 'cancelled', words: 'Our line is down. Sorry!' }),
    )
    expect(cancelled.appointment).toMatchObject({ state: 'cancelled', words: 'Our line is down. Sorry!' })
    expect(await free()).toContain(time(10))
    expect(await mailsOf(booked)).toEqual(['1 cancelled staff waiting', '1 cancelled visitor waiting'])
    expect((await change(cancelled, { to: 'time', startsAt: time(12) })).status).toBe(409)
  })

  it('says that nobody came once it has begun, and takes that back', async () => {
    const booked = await book(10)
    expect((await change(booked, { to: 'no-show' })).status).toBe(409)
    now = new Date(time(11))
    const missed = await read<AppointmentChanged>(change(booked, { to: 'no-show' }))
    expect(missed.appointment.state).toBe('no-show')
    expect((await change(missed, { to: 'cancelled', words: '' })).status).toBe(409)
    expect((await undo(missed.undoToken)).undone).toEqual([requestId])
    const again = await read<AppointmentChanged>(change(booked, { to: 'no-show' }))
    const kept = await read<AppointmentChanged>(change(again, { to: 'kept' }, grace))
    expect(kept.appointment.state).toBe('booked')
    expect((await historyOf()).toSorted()).toEqual([
      'Ada appointment-booked',
      'Ada appointment-kept',
      'Ada appointment-no-show',
      'Ada appointment-no-show',
      'Grace appointment-kept',
    ])
  })

  describe('undo', () => {
    describe('of a booking for somebody without a request', () => {
      const bookFor = async (hour: number) => {
        const visitor = { name: 'Noor', email: `noor.${day}@example.com`, phone: '', message: 'Rang.' }
        const booked = await read<AppointmentChanged>(
          send('POST', '', { visitor, kind: 'call', startsAt: time(hour) }),
        )
        requestId = booked.appointment.requestId
        return booked
      }
      const requestOf = () => ada.get(`/api/desk/requests/${requestId}`)

      it('takes the request with it, in which there is nothing else', async () => {
        const booked = await bookFor(10)
        expect(await undo(booked.undoToken)).toMatchObject({ undone: [requestId], skipped: [], requests: [] })
        expect((await requestOf()).status).toBe(404)
        expect(await listed(booked)).toBeUndefined()
        expect(await free()).toContain(time(10))
        expect(await mailsOf(booked)).toEqual([])
      })

      it('keeps the request in which somebody has written', async () => {
        const booked = await bookFor(10)
        await ada.send('POST', `/api/desk/requests/${requestId}/notes`, { text: 'She rings again.' })
        expect((await undo(booked.undoToken)).skipped).toEqual([])
        expect((await requestOf()).status).toBe(200)
        expect(await listed(booked)).toMatchObject({ state: 'cancelled' })
      })

      it('keeps the request whose stage somebody has changed, or which has another appointment', async () => {
        const won = await bookFor(10)
        await grace.send('PATCH', '/api/desk/requests', { ids: [requestId], change: { state: 'won' } })
        await undo(won.undoToken)
        expect((await requestOf()).status).toBe(200)
        const first = await bookFor(11)
        await book(12)
        await undo(first.undoToken)
        expect((await requestOf()).status).toBe(200)
      })

      it('keeps the request that a colleague took over, or whose appointment stands in a calendar', async () => {
        const taken = await bookFor(10)
        await grace.send('PATCH', '/api/desk/requests', { ids: [requestId], change: { ownerId: null } })
        await undo(taken.undoToken)
        expect((await requestOf()).status).toBe(200)
        const written = await bookFor(11)
        const entry = { appointment_id: written.appointment.id, calendar: 'a', href: 'b', sequence: 0 }
        await inStore(putEntry, { ...entry, starts_at: null, ends_at: null }, 'write')
        await undo(written.undoToken)
        expect((await requestOf()).status).toBe(200)
        expect(await listed(written)).toMatchObject({ state: 'cancelled' })
      })

      it('keeps the request of a visitor who has the invitation, and cancels it', async () => {
        const booked = await bookFor(10)
        now = new Date(now.getTime() + 20_000)
        await inStore(recordSent, { now: now.toISOString() }, 'write')
        await undo(booked.undoToken)
        expect((await requestOf()).status).toBe(200)
        expect(await mailsOf(booked)).toContain('1 cancelled visitor waiting')
      })
    })

    it('takes back the mails that nobody has got', async () => {
      const booked = await book(10)
      const moved = await read<AppointmentChanged>(change(booked, { to: 'time', startsAt: time(14) }))
      expect((await undo(moved.undoToken)).skipped).toEqual([])
      expect(await listed(booked)).toMatchObject({ startsAt: time(10), state: 'booked', sequence: 2 })
      // Nobody had the invitation yet.
      expect(await mailsOf(booked)).toEqual([
        '2 booked staff waiting',
        '2 moved visitor waiting',
        '2 reminder-hour visitor waiting',
      ])
    })

    it('mails those again who have read of the change', async () => {
      const booked = await book(11)
      const cancelled = await read<AppointmentChanged>(change(booked, { to: 'cancelled', words: 'No' }))
      now = new Date(now.getTime() + 20_000)
      await inStore(recordSent, { now: now.toISOString() }, 'write')
      expect(await mailsOf(booked)).toEqual(['1 cancelled staff sent', '1 cancelled visitor sent'])
      expect((await undo(cancelled.undoToken)).skipped).toEqual([])
      expect(await listed(booked)).toMatchObject({ state: 'booked', words: null, sequence: 2 })
      expect(await mailsOf(booked)).toEqual([
        '1 cancelled staff sent',
        '1 cancelled visitor sent',
        '2 booked staff waiting',
        '2 booked visitor waiting',
        '2 reminder-hour visitor waiting',
      ])
    })

    it('mails the time to a visitor who has read of neither of two changes', async () => {
      const booked = await book(10)
      now = new Date(now.getTime() + 20_000)
      await inStore(recordSent, { now: now.toISOString() }, 'write')
      const first = await read<AppointmentChanged>(change(booked, { to: 'time', startsAt: time(13) }))
      const second = await read<AppointmentChanged>(change(first, { to: 'time', startsAt: time(14) }))
      expect((await undo(second.undoToken)).skipped).toEqual([])
      expect(await listed(booked)).toMatchObject({ startsAt: time(13), sequence: 3 })
      expect(await mailsOf(booked)).toEqual([
        '0 booked staff sent',
        '0 booked visitor sent',
        '3 booked staff waiting',
        '3 moved visitor waiting',
        '3 reminder-hour visitor waiting',
      ])
    })

    it('mails nobody who has the right time, however often it was moved and moved back', async () => {
      const booked = await book(11)
      now = new Date(now.getTime() + 20_000)
      await inStore(recordSent, { now: now.toISOString() }, 'write')
      let standing = booked
      for (const hour of [13, 14]) {
        const moved = await read<AppointmentChanged>(change(standing, { to: 'time', startsAt: time(hour) }))
        await undo(moved.undoToken)
        const sequence = moved.appointment.sequence + 1
        standing = { ...moved, appointment: { ...moved.appointment, sequence } }
      }
      expect(await listed(booked)).toMatchObject({ startsAt: time(11), sequence: 4 })
      expect((await mailsOf(booked)).filter((mail) => mail.endsWith('waiting'))).toEqual([
        '4 reminder-hour visitor waiting',
      ])
    })

    it('gives no time back that has begun', async () => {
      const booked = await book(10)
      now = new Date(Date.parse(time(10)) - 60_000)
      const moved = await read<AppointmentChanged>(change(booked, { to: 'time', startsAt: time(14) }))
      now = new Date(Date.parse(time(10)) + 60_000)
      expect((await undo(moved.undoToken)).skipped).toEqual([{ id: requestId, reason: 'over' }])
      expect(await listed(booked)).toMatchObject({ startsAt: time(14) })
    })

    it('gives no time back at which the calendar of the colleague has something else', async () => {
      const booked = await book(10)
      const moved = await read<AppointmentChanged>(change(booked, { to: 'time', startsAt: time(14) }))
      const at = now.toISOString()
      const holder = 'ada@agency.example'
      const busy = [{ uid: 'dentist', startsAt: time(10), endsAt: time(11) }]
      const staffId = await giveCalendar(database, { name: 'ada', holder, canWrite: false })
      await inStore(recordCalendar, { name: 'ada', busy, events: 'one', now: at }, 'write')
      expect((await undo(moved.undoToken)).skipped).toEqual([{ id: requestId, reason: 'taken' }])
      await database.run(removeCalendar, { name: 'ada', staffId, isAdmin: false, now: at })
    })

    it('leaves a time to whoever has it now, and a change to whoever made it', async () => {
      const booked = await book(10)
      const cancelled = await read<AppointmentChanged>(change(booked, { to: 'cancelled', words: '' }))
      const other = await book(10)
      expect((await undo(cancelled.undoToken)).skipped).toEqual([{ id: requestId, reason: 'taken' }])
      const moved = await read<AppointmentChanged>(change(other, { to: 'time', startsAt: time(13) }))
      await change(moved, { to: 'time', startsAt: time(14) }, grace)
      expect((await undo(moved.undoToken)).skipped).toEqual([{ id: requestId, reason: 'changed' }])
    })

    it('takes a time back that a visitor held, and did not book', async () => {
      const booked = await book(10)
      const cancelled = await read<AppointmentChanged>(change(booked, { to: 'cancelled', words: '' }))
      const startsAt = Date.parse(time(10))
      const rules = { kind: 'call', length: 3_600_000, bufferBefore: 0, bufferAfter: 0, mostADay: null }
      const dayFrom = Date.parse(time(0))
      const holders = ['ada@agency.example']
      const held = await database.run(holdTime, {
        id: 'held',
        wish: { rules, startsAt, dayFrom, dayUntil: dayFrom + 86_400_000, holders },
        zone: 'UTC',
        instead: null,
        requestId: null,
        limit: { key: 'network', amount: 1, limit: 9, windowEndsAt: time(20) },
        now: now.toISOString(),
        holdEndsAt: new Date(now.getTime() + 1000).toISOString(),
      })
      expect(held.outcome).toBe('held')
      now = new Date(now.getTime() + 2000)
      expect((await undo(cancelled.undoToken)).skipped).toEqual([])
      expect(await listed(booked)).toMatchObject({ startsAt: time(10), state: 'booked' })
    })

    it('takes back a booking without a mail', async () => {
      const booked = await book(10)
      expect((await undo(booked.undoToken)).undone).toEqual([requestId])
      expect(await listed(booked)).toMatchObject({ state: 'cancelled' })
      expect(await mailsOf(booked)).toEqual([])
    })
  })

  it('offers no time that is blocked, and shows which appointments clash with it', async () => {
    const booked = await book(10)
    const blocked = await read<BlockedTime>(
      send('POST', '/blocked', { startsAt: time(9), endsAt: time(13), words: 'Dentist' }),
    )
    expect(blocked).toMatchObject({ holder: 'ada@agency.example', words: 'Dentist' })
    expect((await list()).blocked).toEqual([blocked])
    expect(await listed(booked)).toMatchObject({ clashes: true })
    const today = (await free()).filter((each) => each < time(0, 1))
    expect(today).toEqual([time(13), time(14), time(15), time(16)])
    const detail = await read<RequestDetail>(ada.get(`/api/desk/requests/${requestId}`))
    expect(detail.appointments).toMatchObject([{ id: booked.appointment.id, clashes: true }])
    expect((await send('DELETE', `/blocked/${blocked.id}`, null, grace)).status).toBe(404)
    expect((await send('DELETE', `/blocked/${blocked.id}`, null)).status).toBe(204)
    expect((await send('DELETE', `/blocked/${blocked.id}`, null)).status).toBe(404)
    expect((await send('DELETE', `/blocked/${booked.appointment.id}`, null)).status).toBe(404)
    expect(await listed(booked)).toMatchObject({ clashes: false })
    const long = await send('POST', '/blocked', { startsAt: time(9), endsAt: time(9), words: '' })
    expect(long.status).toBe(422)
  })

  it('deletes the hours and the blocked times of a colleague who is removed, and no appointment', async () => {
    const leaving = await signedIn(desk, { email: `leaving-${day}@agency.example`, name: 'Leaving' })
    const hours: StaffHours = { timeZone: 'UTC', hours: null, daysOff: [] }
    await send('PUT', '/hours', hours, leaving)
    await send('POST', '/blocked', { startsAt: time(9), endsAt: time(10), words: 'Doctor' }, leaving)
    const mine = await read<BlockedTime>(
      send('POST', '/blocked', { startsAt: time(9), endsAt: time(10), words: '' }),
    )
    const me = await read<{ staff: { id: string } }>(leaving.get('/api/desk/me'))
    const removal = { id: me.staff.id, change: { kind: 'remove' as const }, by: null, now: now.toISOString() }
    expect(await database.run(changeStaff, removal)).toBe('changed')
    expect((await list()).blocked).toEqual([mine])
    expect(await inStore(readStaffHours, { staffId: me.staff.id })).toBeNull()
  })

  it('deletes blocked times once they are as old as the audit may be', async () => {
    const blocked = await read<BlockedTime>(
      send('POST', '/blocked', { startsAt: time(9), endsAt: time(10), words: 'Doctor' }),
    )
    const { dataDir } = database.options
    const retention = { requests: null, held: null, calls: 30, audit: 365, backups: null }
    const after = async (days: number) => {
      const at = new Date(Date.parse(blocked.endsAt) + days * 86_400_000)
      await deleteOutdated(database, { retention, dataDir, now: at, isDryRun: false })
      return (await list()).blocked
    }
    expect(await after(365)).toEqual([blocked])
    expect(await after(366)).toEqual([])
  })

  it('counts what was booked, held and missed, by page', async () => {
    const first = await book(9)
    await book(10)
    await book(11)
    const last = await book(14)
    await change(last, { to: 'cancelled', words: '' })
    now = new Date(time(11))
    await change(first, { to: 'no-show' })
    const { appointments } = await read<Numbers>(ada.get('/api/desk/numbers?weeks=1'))
    expect(appointments).toEqual([{ page: 'contact', booked: 4, held: 1, noShows: 1 }])
  })

  it('offers the times in which a colleague works', async () => {
    const hours: StaffHours = {
      timeZone: 'Europe/Berlin',
      // 12:00 to 14:00 UTC in winter, 11:00 to 13:00 in summer.
      hours: [{ days: ['Wednesday', 'Thursday', 'Friday'], opens: '13:00', closes: '15:00' }],
      daysOff: [{ from: time(0, 1).slice(0, 10), to: time(0, 1).slice(0, 10) }],
    }
    expect(await read(ada.get('/api/desk/appointments/hours'))).toBeNull()
    expect((await send('PUT', '/hours', hours)).status).toBe(204)
    expect(await read(ada.get('/api/desk/appointments/hours'))).toEqual(hours)
    const offset = day < 29 ? 12 : 11
    expect((await free()).filter((each) => each < time(0, 7))).toEqual([
      time(offset),
      time(offset + 1),
      time(offset, 2),
      time(offset + 1, 2),
    ])
    const outside = await send('POST', '', { requestId, kind: 'call', startsAt: time(9) })
    expect(outside.status).toBe(409)
    expect((await send('PUT', '/hours', { ...hours, timeZone: 'Mars/Base' })).status).toBe(422)
    await send('PUT', '/hours', { ...hours, hours: null, daysOff: [] })
    expect(await free()).toContain(time(9))
  })
})

describe('a site without appointments', () => {
  it('has no address for them', async () => {
    const database = await openTestDatabase('sqlite')
    const desk = createTestDesk(database)
    const ada = await signedIn(desk, { email: 'ada@agency.example' })
    expect((await ada.get('/api/desk/appointments/kinds')).status).toBe(404)
    await desk.close()
    await database.close()
  })
})
