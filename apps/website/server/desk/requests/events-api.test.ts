import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { engines, openTestDatabase, type TestDatabase } from '#server/testing/open-test-database.ts'
import { signedIn, type Visitor } from '#server/testing/sign-in-visitor.ts'
import type { RequestPage } from '#contract/desk/requests.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { createTestDesk, type TestDesk } from '#server/testing/create-test-desk.ts'
import { openEvents } from '#server/testing/open-events.ts'
import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { deleteDeskTraces, readLatestCursor, readChanges } from './request-changes.ts'
import { erasePerson } from '#server/requests/privacy/erase-person.ts'

const add = async (database: Pick<Database, 'run'>, fields: Parameters<typeof aConsultation>[0] = {}) => {
  const request = aConsultation(fields)
  await addRequest(database, request, anIdentity(), aLimit())
  return request.id
}

function* readNewestChange(sql: Sql): Transaction<number> {
  const [newest] = yield* rowsOf(
    sql.selectFrom('request_changes').select('id').orderBy('id', 'desc').limit(1),
  )
  return Number(newest?.id ?? 0)
}

describe.each(engines)('The live desk on %s', (engine) => {
  let database: TestDatabase
  let desk: TestDesk
  let ada: Visitor

  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  beforeEach(async () => {
    desk = createTestDesk(database)
    ada = await signedIn(desk, { email: `${crypto.randomUUID()}@agency.example` })
    if (engine === 'sqlite') return
    // A change is complete when all earlier transactions have ended, in the other databases of the server too.
    const newest = await database.run(readNewestChange, undefined)
    await expect
      .poll(async () => Number((await database.run(readLatestCursor, undefined)).split('.')[1]))
      .toBe(newest)
  })
  afterEach(() => desk.close())
  afterAll(() => database.close())

  it('shows a new request, its changes and its end, with the counts', async () => {
    const events = await openEvents(ada)
    expect(await events.next()).toMatchObject({ kind: 'ready' })
    const id = await add(database, { name: 'Zoë', email: 'zoe@example.com' })
    expect(await events.next()).toMatchObject({ kind: 'request', isNew: true, request: { id, name: 'Zoë' } })
    expect(await events.next()).toMatchObject({ kind: 'counts', counts: { new: 1 } })
    await ada.send('PATCH', '/api/desk/requests', { ids: [id], change: { state: 'won' } })
    expect(await events.next()).toMatchObject({
      kind: 'request',
      isNew: false,
      request: { id, state: 'won' },
    })
    expect(await events.next()).toMatchObject({ counts: { new: 0, won: 1 } })
    const erasure = { hash: 'h', erased_at: '2030-01-01T00:00:00.000Z' }
    await database.run(erasePerson, {
      email: 'zoe@example.com',
      until: erasure.erased_at,
      erasure,
      isForced: false,
      staffId: null,
    })
    expect(await events.next()).toEqual({ kind: 'removed', id })
    await events.close()
  })

  it('announces a colleague who joins', async () => {
    const events = await openEvents(ada)
    await events.next()
    await signedIn(desk, { email: `${crypto.randomUUID()}@agency.example`, name: 'Juno' })
    expect(await events.next()).toEqual({ kind: 'workspace' })
    expect(await events.next()).toMatchObject({ kind: 'counts' })
    const { colleagues } = (await (await ada.get('/api/desk/workspace')).json()) as Workspace
    expect(colleagues.map(({ name }) => name)).toContain('Juno')
    await events.close()
  })

  it('announces who begins and stops writing a reply', async () => {
    const id = await add(database)
    const events = await openEvents(ada)
    await events.next()
    await ada.send('PUT', `/api/desk/requests/${id}/writing`, null)
    expect(await events.next()).toMatchObject({
      request: { id, version: 0 },
      writers: [{ staffId: expect.any(String) as string }],
    })
    await events.next()
    await ada.send('DELETE', `/api/desk/requests/${id}/writing`, null)
    expect(await events.next()).toMatchObject({ request: { id, version: 0 }, writers: [] })
    await events.close()
  })

  it('continues after the last event, and after a page of the list, without a gap', async () => {
    const events = await openEvents(ada)
    await events.next()
    const first = await add(database)
    await events.next()
    await events.next()
    await events.close()
    const { changesCursor } = (await (await ada.get('/api/desk/requests')).json()) as RequestPage
    const missed = [await add(database), await add(database)]
    for (const resumed of [
      await openEvents(ada, { 'Last-Event-ID': events.lastId() }),
      await openEvents(ada, {}, `?after=${changesCursor}`),
    ]) {
      expect(await resumed.next()).toMatchObject({ kind: 'ready' })
      const ids = [await resumed.next(), await resumed.next()].flatMap((event) =>
        event.kind === 'request' ? [event.request.id] : [],
      )
      expect(ids).toEqual(missed)
      expect(ids).not.toContain(first)
      await resumed.close()
    }
  })

  it('requests a reload of the list if the cursor is no longer known', async () => {
    await add(database)
    await add(database)
    const events = await openEvents(ada, { 'Last-Event-ID': '0.999999' })
    expect(await events.next()).toMatchObject({ kind: 'ready' })
    expect(await events.next()).toEqual({ kind: 'reset' })
    await add(database)
    expect(await events.next()).toMatchObject({ kind: 'request' })
    await events.close()
  })

  it('deletes old changes and continues after the last', async () => {
    const readCursor = async () =>
      ((await (await ada.get('/api/desk/requests')).json()) as RequestPage).changesCursor
    /** Adds a request and waits for its change: PostgreSQL shows it after the end of all older transactions, other tests' too. */
    const addVisibly = async (cursor: string) => {
      const id = await add(database)
      const readIds = async () =>
        (await database.run(readChanges, { cursor, limit: 100 }))?.requests.map((request) => request.id)
      await expect.poll(readIds).toContain(id)
    }
    const deleteTraces = async (before = '2100-01-01', most = 100) =>
      database.run(deleteDeskTraces, { before, notesBefore: before, most })
    const first = await readCursor()
    expect(await deleteTraces('2000-01-01')).toBe(0)
    await addVisibly(first)
    await addVisibly(first)
    expect(await deleteTraces(undefined, 1)).toBe(1)
    await deleteTraces()
    const later = { cursor: await readCursor(), limit: 10 }
    expect(await database.run(readChanges, later)).toMatchObject({ requests: [] })
    await addVisibly(later.cursor)
    expect((await database.run(readChanges, later))?.requests).toHaveLength(1)
    await deleteTraces()
    expect(await database.run(readChanges, later)).toBeNull()
  })

  it('ends with the session', async () => {
    const events = await openEvents(ada)
    await events.next()
    await ada.send('POST', '/api/desk/sign-out', {})
    await add(database)
    expect(await events.isOver()).toBe(true)
  })

  it('ends with the server', async () => {
    const events = await openEvents(ada)
    await events.next()
    await desk.close()
    expect(await events.isOver()).toBe(true)
  })

  it('allows eight windows of a person, and another when one is closed', async () => {
    // A HEAD request opens none.
    for (let heads = 0; heads < 8; heads++) {
      const answer = await ada.send('HEAD', '/api/desk/events', null)
      expect([answer.status, answer.body]).toEqual([200, null])
    }
    const windows = await Promise.all(Array.from({ length: 8 }, () => openEvents(ada)))
    expect((await ada.get('/api/desk/events')).status).toBe(429)
    await windows[0]?.close()
    const another = await openEvents(ada)
    expect(await another.next()).toMatchObject({ kind: 'ready' })
    await Promise.all([...windows.slice(1), another].map((each) => each.close()))
  })
})

describe('Two instances on one PostgreSQL', () => {
  it('shows changes of the other instance, even if transactions end in another order than they began', async () => {
    const database = await openTestDatabase('postgres')
    const beside = await openDatabase(database.options)
    const desk = createTestDesk(database)
    const ada = await signedIn(desk, { email: 'ada@agency.example' })
    const events = await openEvents(ada)
    await events.next()
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, at) => add(at % 2 === 0 ? database : beside)),
    )
    const seen = new Set<string>()
    while (seen.size < sent.length) {
      const event = await events.next()
      if (event.kind === 'request') seen.add(event.request.id)
    }
    expect([...seen].toSorted()).toEqual(sent.toSorted())
    await events.close()
    await desk.close()
    await beside.close()
    await database.close()
  })

  it('skips no change of a slow transaction', async () => {
    const database = await openTestDatabase('postgres')
    const slow = new Client({ connectionString: database.options.databaseUrl })
    await slow.connect()
    await add(database, { id: 'first' })
    const cursor = await database.run(readLatestCursor, undefined)
    await slow.query("BEGIN; UPDATE consultations SET version = version + 1 WHERE id = 'first'")
    await add(database, { id: 'second' })
    const early = await database.run(readChanges, { cursor, limit: 10 })
    await slow.query('COMMIT')
    await slow.end()
    const late = await database.run(readChanges, { cursor: early?.cursor ?? '', limit: 10 })
    const ids = [...(early?.requests ?? []), ...(late?.requests ?? [])].map(({ id }) => id)
    expect(ids).toEqual(['first', 'second'])
    await database.close()
  })
})
