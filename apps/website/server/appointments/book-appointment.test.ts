import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { openStore } from '#server/store/open-store.ts'
import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { aConsultation, addRequest, aLimit, anIdentity } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'
import { exportOf, findPerson } from '#server/requests/privacy/find-person.ts'
import { deleteOutdatedRequests } from '#server/requests/privacy/retention.ts'
import { releaseConsultation } from '#server/requests/spam/held-requests.ts'
import { addConsultation, type NewRequest } from '#server/requests/receive/add-consultation.ts'
import { cancelNextAppointment } from './cancel-next-appointment.ts'
import { bookAppointment, bookForRequest, holdTime } from './book-appointment.ts'
import { cancelAppointment, moveAppointment, readAppointment } from './change-appointment.ts'
import { listTaken, type Wish } from './taken-times.ts'

const hour = 3_600_000
const now = '2026-12-01T08:00:00.000Z'
const after = (milliseconds: number, from = now) => new Date(Date.parse(from) + milliseconds).toISOString()

/** Each test has colleagues of its own, so that none waits for another. */
const someone = () => `${randomUUID()}@example.com`

function wishFor(startsAt: string, holders: readonly string[], rules: Partial<Wish['rules']> = {}): Wish {
  const start = Date.parse(startsAt)
  const dayFrom = Math.floor(start / (24 * hour)) * 24 * hour
  return {
    rules: { kind: 'call', length: hour, bufferBefore: 0, bufferAfter: 0, mostADay: null, ...rules },
    startsAt: start,
    dayFrom,
    dayUntil: dayFrom + 24 * hour,
    holders,
  }
}

const aRequest = (id: string, fields: Partial<NewRequest['consultation']> = {}): NewRequest => ({
  consultation: aConsultation({ id: randomUUID(), created_at: now, email: someone(), ...fields }),
  identity: anIdentity({ idempotencyKeyHash: `appointment ${id}` }),
  limit: aLimit(),
  context: {},
  channels: ['email'],
  reasons: [],
})

/** What one network may do, counted for itself. */
const anIncrement = (limit = 100) => ({ key: randomUUID(), amount: 1, limit, windowEndsAt: after(hour) })

const holdIn = (
  store: Pick<Database, 'run'>,
  wish: Wish,
  more: { at?: string; instead?: string; requestId?: string } = {},
) => {
  const id = randomUUID()
  const at = more.at ?? now
  return store
    .run(holdTime, {
      id,
      wish,
      zone: 'Europe/Berlin',
      instead: more.instead ?? null,
      requestId: more.requestId ?? null,
      limit: { key: randomUUID(), amount: 1, limit: 10, windowEndsAt: after(hour, at) },
      now: at,
      holdEndsAt: after(5 * 60_000, at),
    })
    .then(({ outcome }) => ({ id, outcome }))
}

const bookIn = (store: Pick<Database, 'run'>, id: string, wish: Wish, at = now, request = aRequest(id)) =>
  store.run(bookAppointment, { id, wish, request, limit: anIncrement(), sendsMail: true, now: at })

function* readMails(sql: Sql, { id }: { id: string }): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('appointment_mails')
      .innerJoin('deliveries', 'deliveries.id', 'delivery_id')
      .select(['kind', 'holder', 'sequence', 'due_at'])
      .where('appointment_id', '=', id)
      .orderBy('due_at'),
  )
  return rows.map(
    ({ kind, holder, sequence, due_at }) =>
      `${sequence} ${kind} ${holder === null ? 'visitor' : 'holder'} ${due_at.slice(0, 16)}`,
  )
}

function* readChannels(sql: Sql, { requestId }: { requestId: string }): Transaction<string[]> {
  const rows = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select('channel')
      .distinct()
      .where('consultation_id', '=', requestId)
      .orderBy('channel'),
  )
  return rows.map(({ channel }) => channel)
}

function* countRequests(sql: Sql, { names }: { names: readonly string[] }): Transaction<number> {
  return (yield* rowsOf(sql.selectFrom('consultations').select('id').where('name', 'in', names))).length
}

/** The thread of the embedded store knows the transactions of the site only, so a test reads the file beside it. */
function* missAppointment(sql: Sql, { id }: { id: string }): Transaction<null> {
  yield* rowsOf(sql.updateTable('appointments').set({ state: 'no-show' }).where('id', '=', id))
  return null
}

async function readDirectly<Input, Result>(
  { options }: TestDatabase,
  transaction: (sql: Sql, input: Input) => Transaction<Result>,
  input: NoInfer<Input>,
  access: 'read' | 'write' = 'read',
): Promise<Result> {
  const settings = { DATABASE_URL: options.databaseUrl, DATA_DIR: options.dataDir }
  await using reader = await openStore(settings, access)
  return reader.run(transaction, input)
}

const mailsOf = (store: TestDatabase, id: string) => readDirectly(store, readMails, { id })

describe.each(engines)('appointments on %s', (engine) => {
  let store: TestDatabase
  beforeAll(async () => {
    store = await openTestDatabase(engine)
  })
  afterAll(() => store.close())

  const hold = (wish: Wish, more?: Parameters<typeof holdIn>[2]) => holdIn(store, wish, more)
  const book = (id: string, wish: Wish, at?: string) => bookIn(store, id, wish, at)
  const stateOf = async (id: string) => (await store.run(readAppointment, { id }))?.state

  it('tells the second visitor at once, and shows the time as taken', async () => {
    const wish = wishFor('2026-12-03T10:00:00.000Z', [someone()])
    expect((await hold(wish)).outcome).toBe('held')
    expect((await hold(wish)).outcome).toBe('taken')
    const range = { from: '2026-12-03T00:00:00.000Z', until: '2026-12-04T00:00:00.000Z', now }
    const mine = async () =>
      (await store.run(listTaken, range)).filter(({ holder }) => wish.holders.includes(holder))
    expect(await mine()).toHaveLength(1)
    expect(await store.run(listTaken, { ...range, now: after(6 * 60_000) })).toEqual([])
  })

  it('frees a time that was held for five minutes and not booked; its visitor gets it if nobody else did', async () => {
    const wish = wishFor('2026-12-04T10:00:00.000Z', [someone()])
    const first = await hold(wish)
    const late = after(6 * 60_000)
    const second = await hold(wish, { at: late })
    expect(second.outcome).toBe('held')
    expect((await book(first.id, wish, late)).outcome).toBe('taken')
    expect((await book(second.id, wish, late)).outcome).toBe('added')

    const other = wishFor('2026-12-04T14:00:00.000Z', [someone()])
    const slow = await hold(other)
    expect((await book(slow.id, other, after(hour))).outcome).toBe('added')
    expect(await stateOf(slow.id)).toBe('booked')
  })

  it('books a double press once, with one request', async () => {
    const wish = wishFor('2026-12-05T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const name = randomUUID()
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => bookIn(store, id, wish, now, aRequest(id, { name }))),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['added', 'booked', 'booked'])
    expect(await readDirectly(store, countRequests, { names: [name] })).toBe(1)
  })

  it('gives back the first time of a visitor who chooses another one', async () => {
    const holders = [someone()]
    const first = await hold(wishFor('2026-12-06T10:00:00.000Z', holders))
    await hold(wishFor('2026-12-06T12:00:00.000Z', holders), { instead: first.id })
    expect((await hold(wishFor('2026-12-06T10:00:00.000Z', holders))).outcome).toBe('held')
  })

  it('limits what one network holds', async () => {
    const limit = { key: randomUUID(), amount: 1, limit: 2, windowEndsAt: after(hour) }
    const outcomes: string[] = []
    for (const start of ['10', '12', '14']) {
      const { outcome } = await store.run(holdTime, {
        id: randomUUID(),
        wish: wishFor(`2026-12-07T${start}:00:00.000Z`, [someone()]),
        zone: 'UTC',
        instead: null,
        requestId: null,
        limit,
        now,
        holdEndsAt: after(60_000),
      })
      outcomes.push(outcome)
    }
    expect(outcomes).toEqual(['held', 'held', 'limited'])
  })

  it('books three coming appointments for one address, and a number a day for one network', async () => {
    const email = someone()
    const times = ['10', '12', '14', '16'].map((each) => `2026-12-19T${each}:00:00.000Z`)
    const ids: string[] = []
    const bookFor = async (startsAt: string, fields: { email: string }, limit = anIncrement(), at = now) => {
      const wish = wishFor(startsAt, [someone()])
      const { id } = await hold(wish, { at })
      ids.push(id)
      const request = aRequest(id, fields)
      const input = { id, wish, request, limit, sendsMail: true, now: at }
      return (await store.run(bookAppointment, input)).outcome
    }
    const outcomes: string[] = []
    for (const time of times) outcomes.push(await bookFor(time, { email }))
    expect(outcomes).toEqual(['added', 'added', 'added', 'full'])
    expect(await stateOf(ids[3] ?? '')).toBe('held')
    // However the address is written.
    expect(await bookFor('2026-12-20T10:00:00.000Z', { email: email.toUpperCase() })).toBe('full')
    await store.run(cancelAppointment, { id: ids[0] ?? '', sendsMail: true, staffId: null, now })
    expect(await bookFor('2026-12-20T11:00:00.000Z', { email })).toBe('added')
    // One that has begun does not count any more.
    const later = '2026-12-19T12:00:00.000Z'
    expect(await bookFor('2026-12-20T13:00:00.000Z', { email }, anIncrement(), later)).toBe('added')

    const network = anIncrement(1)
    expect(await bookFor('2026-12-21T10:00:00.000Z', { email: someone() }, network)).toBe('added')
    expect(await bookFor('2026-12-21T12:00:00.000Z', { email: someone() }, network)).toBe('limited')
  })

  it('cancels at the desk by the request, and mails both', async () => {
    const wish = wishFor('2026-12-22T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const request = aRequest(id)
    await bookIn(store, id, wish, now, request)
    const cancel = () =>
      readDirectly(
        store,
        cancelNextAppointment,
        { requestId: request.consultation.id, sendsMail: true, now },
        'write',
      )
    expect(await cancel()).toEqual({ outcome: 'changed' })
    expect(await cancel()).toEqual({ outcome: 'gone' })
    expect((await mailsOf(store, id)).map((mail) => mail.split(' ')[1])).toEqual(['cancelled', 'cancelled'])
    expect((await hold(wish)).outcome).toBe('held')
  })

  it('mails the visitor and the colleague, and reminds the visitor a day and an hour before', async () => {
    const wish = wishFor('2026-12-08T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    await book(id, wish)
    expect((await mailsOf(store, id)).toSorted()).toEqual([
      '0 booked holder 2026-12-01T08:00',
      '0 booked visitor 2026-12-01T08:00',
      '0 reminder-day visitor 2026-12-07T10:00',
      '0 reminder-hour visitor 2026-12-08T09:00',
    ])
    const soon = wishFor('2026-12-01T09:30:00.000Z', [someone()])
    const second = await hold(soon)
    await book(second.id, soon)
    expect((await mailsOf(store, second.id)).map((mail) => mail.split(' ')[1])).toEqual(['booked', 'booked'])
  })

  it('moves: the old time is free, its mails are taken back, the invitation has a higher sequence', async () => {
    const holders = [someone()]
    const wish = wishFor('2026-12-09T10:00:00.000Z', holders)
    const { id } = await hold(wish)
    await book(id, wish)
    const to = wishFor('2026-12-10T11:00:00.000Z', holders)
    const limit = anIncrement()
    const move = () =>
      store.run(moveAppointment, { id, wish: to, zone: 'UTC', limit, sendsMail: true, staffId: null, now })
    expect(await move()).toEqual({ outcome: 'changed' })
    // A second press changes nothing more.
    expect(await move()).toEqual({ outcome: 'unchanged' })
    expect(await store.run(readAppointment, { id })).toMatchObject({
      starts_at: '2026-12-10T11:00:00.000Z',
      ends_at: '2026-12-10T12:00:00.000Z',
      sequence: 1,
      state: 'booked',
    })
    expect(
      (await mailsOf(store, id)).map((mail) => mail.split(' ').slice(0, 3).join(' ')).toSorted(),
    ).toEqual(['1 moved holder', '1 moved visitor', '1 reminder-day visitor', '1 reminder-hour visitor'])
    expect((await hold(wish)).outcome).toBe('held')
    expect((await hold(to)).outcome).toBe('taken')
  })

  it('tells a former colleague who has not been told yet, even if it is moved again', async () => {
    const [first, second] = [someone(), someone()]
    const startsAt = ['2026-12-23T10:00:00.000Z', '2026-12-23T12:00:00.000Z', '2026-12-23T14:00:00.000Z']
    const [one = '', two = '', three = ''] = startsAt
    const { id } = await hold(wishFor(one, [first]))
    await book(id, wishFor(one, [first]))
    const move = (to: string, holder: string) =>
      store.run(moveAppointment, {
        id,
        wish: wishFor(to, [holder]),
        zone: 'UTC',
        limit: anIncrement(),
        sendsMail: true,
        staffId: null,
        now,
      })
    const toColleagues = async () => {
      const mails = await readDirectly(store, readMails, { id })
      return mails
        .filter((mail) => mail.includes('holder'))
        .map((mail) => mail.split(' ').slice(0, 2).join(' '))
        .toSorted()
    }
    await move(two, second)
    expect(await toColleagues()).toEqual(['1 booked', '1 cancelled'])
    await move(three, second)
    expect(await toColleagues()).toEqual(['1 cancelled', '2 moved'])
    // Back to the first: nothing must take it out of their calendar.
    await move(one, first)
    expect(await toColleagues()).toEqual(['3 booked', '3 cancelled'])
  })

  it('does not move to a time that is taken', async () => {
    const holders = [someone()]
    const wish = wishFor('2026-12-11T10:00:00.000Z', holders)
    const to = wishFor('2026-12-11T12:00:00.000Z', holders)
    const { id } = await hold(wish)
    await book(id, wish)
    await hold(to)
    const moved = await store.run(moveAppointment, {
      id,
      wish: to,
      zone: 'UTC',
      limit: anIncrement(),
      sendsMail: true,
      staffId: null,
      now,
    })
    expect(moved).toEqual({ outcome: 'taken' })
    expect(await store.run(readAppointment, { id })).toMatchObject({ starts_at: '2026-12-11T10:00:00.000Z' })
  })

  it('limits how often one network moves, and how often an appointment is moved', async () => {
    const holders = [someone()]
    const wish = wishFor('2026-12-17T10:00:00.000Z', holders)
    const { id } = await hold(wish)
    await book(id, wish)
    const move = async (startsAt: string, limit = anIncrement()) => {
      const to = wishFor(startsAt, holders)
      const input = { id, wish: to, zone: 'UTC', limit, sendsMail: true, staffId: null, now }
      return (await store.run(moveAppointment, input)).outcome
    }
    const network = anIncrement(1)
    expect(await move('2026-12-17T12:00:00.000Z', network)).toBe('changed')
    expect(await move('2026-12-17T14:00:00.000Z', network)).toBe('limited')
    expect(await store.run(readAppointment, { id })).toMatchObject({ starts_at: '2026-12-17T12:00:00.000Z' })

    const outcomes: string[] = []
    for (let index = 0; index < 10; index += 1) {
      outcomes.push(await move(`2026-12-18T${String(index + 8).padStart(2, '0')}:00:00.000Z`))
    }
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'changed'), 'moved-out'])
    expect(await store.run(readAppointment, { id })).toMatchObject({ sequence: 10 })
    expect(await mailsOf(store, id)).toHaveLength(4)
  })

  it('cancels once: the time is free, and nobody is reminded', async () => {
    const wish = wishFor('2026-12-12T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    await book(id, wish)
    const cancel = (at = now) => store.run(cancelAppointment, { id, sendsMail: true, staffId: null, now: at })
    expect(await cancel()).toEqual({ outcome: 'changed' })
    expect(await cancel()).toEqual({ outcome: 'gone' })
    expect((await mailsOf(store, id)).map((mail) => mail.split(' ')[1])).toEqual(['cancelled', 'cancelled'])
    expect((await hold(wish)).outcome).toBe('held')
  })

  it.runIf(engine === 'postgres')('locks rows in the order of an erasure: first the mails', async () => {
    const holders = [someone()]
    const wish = wishFor('2026-12-24T10:00:00.000Z', holders)
    const { id } = await hold(wish)
    await book(id, wish)
    const input = { id, sendsMail: true, staffId: null, now }
    const change = {
      move: (to: string) =>
        store.run(moveAppointment, {
          ...input,
          wish: wishFor(to, holders),
          zone: 'UTC',
          limit: anIncrement(),
        }),
      cancel: () => store.run(cancelAppointment, input),
    }
    const erasing = new Client({ connectionString: store.options.databaseUrl })
    await erasing.connect()
    const isWaiting = async () => {
      const { rows } = await erasing.query('select pid from pg_locks where not granted')
      return rows.length
    }
    for (const run of [() => change.move('2026-12-24T12:00:00.000Z'), change.cancel]) {
      await erasing.query('begin')
      await erasing.query(
        'select id from deliveries where id in (select delivery_id from appointment_mails where appointment_id = $1) for update',
        [id],
      )
      const changing = run()
      await expect.poll(isWaiting).toBeGreaterThan(0)
      const locked = await erasing
        .query('select id from appointments where id = $1 for update nowait', [id])
        .then(({ rowCount }) => rowCount, String)
      await erasing.query('rollback')
      expect(locked).toBe(1)
      expect(await changing).toEqual({ outcome: 'changed' })
    }
    await erasing.end()
  })

  it('changes nothing any more once it has begun', async () => {
    const wish = wishFor('2026-12-13T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    await book(id, wish)
    const at = '2026-12-13T10:00:00.000Z'
    expect(await store.run(cancelAppointment, { id, sendsMail: true, staffId: null, now: at })).toEqual({
      outcome: 'gone',
    })
    expect(await stateOf(id)).toBe('booked')
  })

  describe('held for a request that was sent', () => {
    const send = async (more: Partial<NewRequest> = {}, fields: Partial<NewRequest['consultation']> = {}) => {
      const request = { ...aRequest(randomUUID(), fields), ...more }
      await store.run(addConsultation, request)
      return request.consultation
    }
    const bookHeld = (id: string, wish: Wish, at = now) =>
      store.run(bookForRequest, { id, wish, limit: anIncrement(), sendsMail: true, now: at })
    const requestOf = async (id: string) => (await store.run(readAppointment, { id }))?.request_id

    it('is booked with it, once, and mailed; open desks learn of it', async () => {
      const { id: requestId, email } = await send()
      const wish = wishFor('2026-12-26T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      const outcomes = [await bookHeld(id, wish), await bookHeld(id, wish)]
      expect(outcomes).toEqual([{ outcome: 'booked' }, { outcome: 'booked' }])
      expect(await stateOf(id)).toBe('booked')
      expect(await requestOf(id)).toBe(requestId)
      expect((await mailsOf(store, id)).map((mail) => mail.split(' ')[1])).toContain('booked')
      const { requests } = await store.run(findPerson, { email, until: after(hour) })
      expect(requests).toEqual([expect.objectContaining({ version: 1 })])
    })

    it('is given to somebody else after five minutes, like any other', async () => {
      const { id: requestId } = await send()
      const wish = wishFor('2026-12-27T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      const late = after(6 * 60_000)
      expect((await hold(wish, { at: late })).outcome).toBe('held')
      expect(await bookHeld(id, wish, late)).toEqual({ outcome: 'taken' })
    })

    it('counts for its person: three coming ones', async () => {
      const { id: requestId } = await send()
      const outcomes: string[] = []
      for (const start of ['10', '12', '14', '16']) {
        const wish = wishFor(`2026-12-28T${start}:00:00.000Z`, [someone()])
        const { id } = await hold(wish, { requestId })
        outcomes.push((await bookHeld(id, wish)).outcome)
      }
      expect(outcomes).toEqual(['booked', 'booked', 'booked', 'full'])
    })

    it('mails nobody for suspected spam', async () => {
      const { id: requestId } = await send({ reasons: [{ signal: 'honeypot', points: 9 }] })
      const wish = wishFor('2026-12-29T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      expect(await bookHeld(id, wish)).toEqual({ outcome: 'booked' })
      expect(await mailsOf(store, id)).toEqual([])
    })

    it('is held for no request that is unknown, a day old or erased', async () => {
      const old = await send({}, { created_at: after(-24 * hour) })
      const gone = await send()
      const erasure = { hash: randomUUID(), erased_at: now }
      await store.run(erasePerson, { email: gone.email, until: now, erasure, isForced: false, staffId: null })
      for (const [index, requestId] of [randomUUID(), old.id, gone.id].entries()) {
        const { id } = await hold(wishFor(`2026-12-30T1${index}:00:00.000Z`, [someone()]), { requestId })
        expect(await requestOf(id)).toBeNull()
      }
    })

    it('takes its request along to another time, but not from a time that is booked', async () => {
      const { id: requestId } = await send()
      const holders = [someone()]
      const first = await hold(wishFor('2026-12-31T10:00:00.000Z', holders), { requestId })
      const wish = wishFor('2026-12-31T12:00:00.000Z', holders)
      const second = await hold(wish, { instead: first.id })
      expect(await requestOf(second.id)).toBe(requestId)
      await bookHeld(second.id, wish)
      const third = await hold(wishFor('2026-12-31T14:00:00.000Z', holders), { instead: second.id })
      expect(await requestOf(third.id)).toBeNull()
    })

    it('belongs to the request that is named, not to that of the time that is given back', async () => {
      const holders = [someone()]
      const two = [await send(), await send()]
      // Both ways round: the rows of a store have an order.
      for (const [index, [named, before]] of [two, two.toReversed()].entries()) {
        const first = await hold(wishFor(`2027-01-04T1${index}:00:00.000Z`, holders), {
          requestId: before?.id ?? '',
        })
        const wish = wishFor(`2027-01-05T1${index}:00:00.000Z`, holders)
        const { id } = await hold(wish, { instead: first.id, requestId: named?.id ?? '' })
        expect(await requestOf(id)).toBe(named?.id)
      }
      // Not even where the named one is unknown.
      const first = await hold(wishFor('2027-01-04T12:00:00.000Z', holders), { requestId: two[0]?.id ?? '' })
      const wish = wishFor('2027-01-05T12:00:00.000Z', holders)
      const { id } = await hold(wish, { instead: first.id, requestId: randomUUID() })
      expect(await requestOf(id)).toBeNull()
    })

    it('is not booked with a request that is a day old by then', async () => {
      const { id: requestId } = await send({}, { created_at: after(-24 * hour + 1) })
      const wish = wishFor('2027-01-06T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      expect(await bookHeld(id, wish, after(5 * 60_000))).toEqual({ outcome: 'gone' })
      expect(await requestOf(id)).toBe(requestId)
      expect(await stateOf(id)).toBe('held')
      // What is promised for five minutes holds for five minutes.
      expect(await bookHeld(id, wish, after(5 * 60_000 - 1))).toEqual({ outcome: 'booked' })
    })

    it('that is booked stays so a day later', async () => {
      const { id: requestId } = await send()
      const wish = wishFor('2027-01-07T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      await bookHeld(id, wish)
      expect(await bookHeld(id, wish, after(25 * hour))).toEqual({ outcome: 'booked' })
    })

    it('leaves with its request', async () => {
      const { id: requestId, email } = await send()
      const wish = wishFor('2027-01-02T10:00:00.000Z', [someone()])
      const { id } = await hold(wish, { requestId })
      const erasure = { hash: randomUUID(), erased_at: now }
      await store.run(erasePerson, { email, until: now, erasure, isForced: false, staffId: null })
      expect(await bookHeld(id, wish)).toEqual({ outcome: 'gone' })
    })
  })

  it('keeps the time of suspected spam, and mails nobody', async () => {
    const wish = wishFor('2026-12-14T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const request = { ...aRequest(id), reasons: [{ signal: 'honeypot', points: 9 }] }
    expect((await bookIn(store, id, wish, now, request)).outcome).toBe('added')
    expect(await stateOf(id)).toBe('booked')
    expect(await mailsOf(store, id)).toEqual([])
    expect((await hold(wish)).outcome).toBe('taken')
  })

  it('exports an appointment with its person, and erases it: the time is free', async () => {
    const wish = wishFor('2026-12-16T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const email = someone()
    await bookIn(store, id, wish, now, aRequest(id, { email }))
    const person = { email, until: after(hour) }
    const records = await store.run(findPerson, person)
    expect(exportOf(records, { email, exportedAt: now }).appointments).toEqual([
      expect.objectContaining({ kind: 'call', state: 'booked', starts_at: '2026-12-16T10:00:00.000Z' }),
    ])
    const erasure = { hash: randomUUID(), erased_at: after(hour) }
    const erased = await store.run(erasePerson, { ...person, erasure, isForced: false, staffId: null })
    expect(erased.outcome).toBe('erased')
    expect(await store.run(readAppointment, { id })).toBeNull()
    expect((await hold(wish)).outcome).toBe('held')
  })

  it('exports what staff wrote to the visitor', async () => {
    const wish = wishFor('2026-12-17T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const email = someone()
    await bookIn(store, id, wish, now, aRequest(id, { email }))
    const words = 'Our line is down.'
    await store.run(cancelAppointment, { id, words, sendsMail: false, staffId: null, now })
    const records = await store.run(findPerson, { email, until: after(hour) })
    expect(exportOf(records, { email, exportedAt: now }).appointments).toEqual([
      expect.objectContaining({ state: 'cancelled', words }),
    ])
  })

  it('keeps a request until its appointment is as old as requests may be', async () => {
    const wish = wishFor('2027-01-16T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    await book(id, wish)
    const deleteOlder = (before: string) =>
      store.run(deleteOutdatedRequests, { before, isHeld: false, most: 1000 })
    await deleteOlder('2027-01-16T11:00:00.000Z')
    expect(await stateOf(id)).toBe('booked')
    expect(await deleteOlder('2027-01-16T11:00:00.001Z')).toBe(1)
    expect(await stateOf(id)).toBeUndefined()
  })

  it('keeps a request as long after an appointment to which nobody came', async () => {
    const wish = wishFor('2027-01-17T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    await book(id, wish)
    await readDirectly(store, missAppointment, { id }, 'write')
    const deleteOlder = (before: string) =>
      store.run(deleteOutdatedRequests, { before, isHeld: false, most: 1000 })
    await deleteOlder('2027-01-17T11:00:00.000Z')
    expect(await stateOf(id)).toBe('no-show')
    await deleteOlder('2027-01-17T11:00:00.001Z')
    expect(await stateOf(id)).toBeUndefined()
  })

  it('mails a released request, once', async () => {
    const wish = wishFor('2027-02-14T10:00:00.000Z', [someone()])
    const { id } = await hold(wish)
    const request = { ...aRequest(id), reasons: [{ signal: 'honeypot', points: 9 }] }
    await bookIn(store, id, wish, now, request)
    const channels = ['email', 'confirmation']
    const release = (requestId = request.consultation.id) =>
      store.run(releaseConsultation, { id: requestId, channels, now })
    expect([await release(), await release()]).toEqual([true, false])
    const channelsOf = (requestId: string) => readDirectly(store, readChannels, { requestId })
    // The invitation confirms the request.
    expect(await channelsOf(request.consultation.id)).toEqual(['appointment', 'email'])
    const without = aConsultation({ id: randomUUID(), created_at: now, email: someone() })
    await addRequest(store, without, anIdentity(), aLimit(), {}, [{ signal: 'honeypot', points: 9 }])
    await release(without.id)
    expect(await channelsOf(without.id)).toEqual(['confirmation', 'email'])
    const kinds = (await mailsOf(store, id)).map((mail) => mail.split(' ')[1] ?? '')
    expect(kinds.toSorted((one, other) => one.localeCompare(other))).toEqual([
      'booked',
      'booked',
      'reminder-day',
      'reminder-hour',
    ])
  })

  it('gives ten times to ten of 200 visitors who come at once, on every instance', async () => {
    const second = engine === 'postgres' ? await openDatabase(store.options) : null
    const holders = [someone(), someone()]
    const wishes = ['08', '10', '12', '14', '16'].map((each) =>
      wishFor(`2026-12-15T${each}:00:00.000Z`, holders),
    )
    const names = Array.from({ length: 200 }, () => randomUUID())
    try {
      const outcomes = await Promise.all(
        names.map(async (name, index) => {
          const instance = second && index % 2 === 1 ? second : store
          const wish = wishes[index % wishes.length] as Wish
          const { id, outcome } = await holdIn(instance, wish)
          if (outcome !== 'held') return outcome
          return (await bookIn(instance, id, wish, now, aRequest(id, { name }))).outcome
        }),
      )
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(10)
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(190)
      expect(await readDirectly(store, countRequests, { names })).toBe(10)
      const range = { from: '2026-12-15T00:00:00.000Z', until: '2026-12-16T00:00:00.000Z', now }
      const taken = (await store.run(listTaken, range)).filter(({ holder }) => holders.includes(holder))
      expect(new Set(taken.map(({ holder, startsAt }) => `${holder} ${startsAt}`)).size).toBe(10)
      expect(taken).toHaveLength(10)
    } finally {
      await second?.close()
    }
  })
})
