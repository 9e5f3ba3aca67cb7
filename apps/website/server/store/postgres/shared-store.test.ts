import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMigrations } from '../migrations.ts'
import { openDatabase, type Database } from '#server/store/open-database.ts'
import { lockRequests } from '../testing/query-postgres.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { formerInsert, formerSelect } from '../testing/former-release.ts'
import { patientTimeout } from '#server/testing/open-test-database.ts'
import { startPgbouncer } from '../testing/start-pgbouncer.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'
import { createPostgresRunner } from './create-postgres-runner.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { listConsultations } from '#server/requests/receive/read-consultations.ts'
import { consumeUsage, deleteEndedUsage } from '../usage.ts'
import { listVoiceCalls } from '#server/voice/calls/voice-call-transactions.ts'
import { storeThread } from '#server/transactions.ts'

let postgres: TestPostgres
let databaseUrl: string
let opened: Database[]
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  opened = []
  databaseUrl = await postgres.createDatabase(`test_${++databases}`)
})
afterEach(() => Promise.all(opened.map((database) => database.close())))

const open = async ({ wait = 0, timeout = patientTimeout } = {}): Promise<Database> => {
  const database = await openDatabase({
    thread: storeThread,
    dataDir: '/nonexistent',
    databaseUrl,
    wait,
    timeout,
    log: () => {},
  })
  opened.push(database)
  return database
}
const add = (database: Database) => addRequest(database, aConsultation(), anIdentity(), aLimit())
const unavailable = { name: 'StoreUnavailableError', retryable: true }

describe('several instances on one PostgreSQL', () => {
  it('migrate once when they start at the same time', async () => {
    const instances = await Promise.all([open(), open(), open()])
    for (const instance of instances) expect((await add(instance)).outcome).toBe('added')
  })

  it('store one row for concurrent repeats, and share one limit', async () => {
    const [one, other] = await Promise.all([open(), open()])
    const identity = anIdentity({ idempotencyKeyHash: 'key' })
    const repeats = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        addRequest(n % 2 ? one : other, aConsultation(), identity, aLimit()),
      ),
    )
    expect(repeats.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
    const limit = aLimit(5)
    const limited = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        addRequest(n % 2 ? one : other, aConsultation(), anIdentity(), limit),
      ),
    )
    expect(limited.filter(({ outcome }) => outcome === 'added')).toHaveLength(5)
  })
})

describe('prepared statements', () => {
  it('survive a column that a newer release adds', async () => {
    const database = await open()
    const readAll = async () => {
      await add(database)
      await database.run(listConsultations, { filter: {}, order: 'desc', after: null, limit: 5 })
      await database.run(listVoiceCalls, { limit: 5 })
    }
    // By then, each connection of the pool has prepared the statement.
    await Promise.all(Array.from({ length: 30 }, readAll))
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(
      'ALTER TABLE consultations ADD COLUMN next TEXT; ALTER TABLE voice_calls ADD COLUMN next TEXT',
    )
    await client.end()
    await Promise.all(Array.from({ length: 30 }, readAll))
  })

  it('are not used for a PgBouncer in transaction mode that does not support them', async () => {
    const bouncer = await startPgbouncer(postgres.port)
    try {
      const url = `${bouncer.urlOf(`test_${databases}`)}?pgbouncer=true`
      const database = await openDatabase({
        thread: storeThread,
        dataDir: '/nonexistent',
        databaseUrl: url,
        wait: 0,
        timeout: patientTimeout,
        log: () => {},
      })
      opened.push(database)
      const identity = anIdentity({ idempotencyKeyHash: 'bounced' })
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          addRequest(database, aConsultation(), n % 2 ? identity : anIdentity(), aLimit()),
        ),
      )
      expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(21)
      expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19)
    } finally {
      await Promise.all(opened.splice(0).map((database) => database.close()))
      await bouncer.stop()
    }
  })
})

describe('migrations', () => {
  const known = readMigrations('postgres')
  const next = { name: '9999-next', sql: 'CREATE TABLE next (id TEXT)' }

  it('let the previous release write and read, and its rows have no context', async () => {
    const database = await open()
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(formerInsert('key'))
    const { rows } = await client.query(formerSelect('key'))
    await client.end()
    expect(rows).toMatchObject([{ id: 'former-row', content_hash: 'former-content' }])
    const identity = anIdentity({ idempotencyKeyHash: 'key', contentHash: 'former-content' })
    const repeat = await addRequest(database, aConsultation(), identity, aLimit(), { call_id: 'x' })
    expect(repeat).toMatchObject({ outcome: 'repeated', consultation: { id: 'former-row' }, context: {} })
  })

  it('are applied together or not at all', async () => {
    await open()
    const broken = { name: '9999-zbroken', sql: 'CREATE TABLE consultations (id TEXT)' }
    await expect(migratePostgres(databaseUrl, [...known, next, broken])).rejects.toThrow('already exists')
    expect(await migratePostgres(databaseUrl, [...known, next])).toEqual(['9999-next'])
  })

  it('do not change a database of a newer release', async () => {
    await migratePostgres(databaseUrl, [...known, next])
    await expect(open()).rejects.toThrow('belongs to a newer release: it has the migration 9999-next')
  })
})

it('deletes counters whose window has ended, and no others', async () => {
  await open()
  const runner = createPostgresRunner(databaseUrl, patientTimeout)
  const increment = { amount: 1, limit: 1, windowEndsAt: '2026-01-01T10:00:00.000Z' }
  const increments = [
    { ...increment, key: 'ended' },
    { ...increment, key: 'running', windowEndsAt: '2026-01-01T10:00:00.001Z' },
  ]
  await runner.run(consumeUsage, { increments, now: '2026-01-01T09:59:00.000Z' })
  await runner.run(deleteEndedUsage, { now: '2026-01-01T10:00:00.000Z' })
  await runner.close()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  expect((await client.query('SELECT key FROM usage')).rows).toEqual([{ key: 'running' }])
  await client.end()
})

describe('when PostgreSQL is away', () => {
  it('reports it, and recovers by itself when it is back', async () => {
    const database = await open()
    await add(database)
    await postgres.kill()
    await expect(add(database)).rejects.toMatchObject(unavailable)
    expect(await database.isReachable()).toBe(false)
    await postgres.start()
    expect((await add(database)).outcome).toBe('added')
    expect(await database.isReachable()).toBe(true)
  })

  it('waits for it at the start', async () => {
    await postgres.kill()
    await expect(open()).rejects.toMatchObject(unavailable)
    const waiting = open({ wait: 60_000 })
    await postgres.start()
    expect((await add(await waiting)).outcome).toBe('added')
  })

  it('gives up on a transaction that hangs, and recovers by itself', async () => {
    const database = await open({ timeout: 500 })
    const other = await lockRequests(databaseUrl)
    await expect(Promise.all([add(database), add(database)])).rejects.toMatchObject(unavailable)
    await other.end()
    const addAgain = () => add(database).catch(() => null)
    await expect.poll(addAgain, { timeout: patientTimeout }).toMatchObject({ outcome: 'added' })
  })
})
