import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMigrations } from '../migrations.ts'
import { openDatabase } from '#server/store/open-database.ts'
import type { Database } from '#server/store/open-database.ts'
import { aConsultation, aLimit, anIdentity, addRequest } from '#server/testing/a-consultation.ts'
import { formerInsert, formerSelect } from '../testing/former-release.ts'
import { patientTimeout } from '#server/testing/open-test-database.ts'
import { startStoreProcess } from '#server/testing/start-store-process.ts'
import { backupSqlite } from './backup-sqlite.ts'
import { openStore } from '../open-store.ts'
import { createSqliteRunner } from './create-sqlite-runner.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { databaseFile } from './open-sqlite.ts'
import { consumeUsage } from '../usage.ts'
import { deleteEndedUsage } from '../usage.ts'
import { findConsultations } from '#server/requests/receive/read-consultations.ts'
import { storeThread } from '#server/transactions.ts'

const run = promisify(execFile)

let dataDir: string
let opened: { close(): Promise<void> }[]
/** The codes of failed transactions. */
let failures: string[]
let logged: unknown[][]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-embedded-'))
  opened = []
  failures = []
  logged = []
})
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()))
  await rm(dataDir, { recursive: true })
})

const open = async (wait = 0): Promise<Database> => {
  const database = await openDatabase({
    thread: storeThread,
    dataDir,
    wait,
    timeout: patientTimeout,
    log: (...line) => logged.push(line),
    onFailure: ({ code }) => failures.push(code),
  })
  opened.push(database)
  return database
}
const openProcess = async (prefix?: string[]) => {
  const server = await startStoreProcess(dataDir, prefix)
  opened.push({ close: () => server.kill() })
  return server
}
const add = (database: Pick<Database, 'run'>) => addRequest(database, aConsultation(), anIdentity(), aLimit())
const backups = () => readdirSync(join(dataDir, 'backups'))
const inFile = <Result>(file: string, work: (connection: DatabaseSync) => Result): Result => {
  const connection = new DatabaseSync(file)
  try {
    return work(connection)
  } finally {
    connection.close()
  }
}
const countIn = (file: string): unknown =>
  inFile(file, (connection) => connection.prepare('SELECT count(*) AS n FROM consultations').get()?.n)

describe('the data directory', () => {
  it('keeps what was added when the server is closed and opened again', async () => {
    const first = await open()
    const identity = anIdentity({ idempotencyKeyHash: 'key' })
    const consultation = aConsultation()
    await addRequest(first, consultation, identity, aLimit())
    await first.close()
    const second = await open()
    expect(await addRequest(second, aConsultation(), identity, aLimit())).toEqual({
      outcome: 'repeated',
      consultation,
      context: {},
    })
  })

  it('is left with the database alone, without its log, when the server is closed', async () => {
    for (let starts = 0; starts < 2; starts++) {
      const database = await open()
      await add(database)
      await database.read(findConsultations, { part: 'none' })
      await database.close()
      expect(readdirSync(dataDir).filter((name) => name.startsWith('frontdesk'))).toEqual([
        'frontdesk.sqlite',
      ])
    }
  })

  it('finishes accepted transactions before it closes', async () => {
    const database = await open()
    const accepted = Array.from({ length: 50 }, () => add(database))
    await database.close()
    for (const { outcome } of await Promise.all(accepted)) expect(outcome).toBe('added')
    expect(countIn(databaseFile(dataDir))).toBe(50)
  })

  it('reports that it is unavailable once it is closed', async () => {
    const database = await open()
    await database.close()
    await expect(add(database)).rejects.toMatchObject({ name: 'StoreUnavailableError' })
    expect(await database.isReachable()).toBe(false)
  })

  it('refuses a second server and names the holder', async () => {
    const { pid } = await openProcess()
    await expect(open()).rejects.toThrow(
      new RegExp(`^The data directory .+ is in use by another server: process ${pid} on .+, since 20`),
    )
  })

  it('lets a waiting server start when the first one closes, and logs the holder', async () => {
    const first = await open()
    logged = []
    const second = open(60_000)
    const holder = expect.stringMatching(new RegExp(`^another server: process ${process.pid} on `))
    await expect.poll(() => logged).toEqual([['Waiting for the data directory', { holder }]])
    await add(first)
    await first.close()
    expect((await add(await second)).outcome).toBe('added')
    expect(logged).toHaveLength(1)
  })

  it('is free again after its server was killed', async () => {
    const first = await openProcess()
    await first.kill()
    expect((await add(await open(60_000))).outcome).toBe('added')
  })
})

describe('the files of a site', () => {
  const modes = () =>
    ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].map((name) => {
      const found = statSync(join(dataDir, name))
      return [name, found.isDirectory(), (found.mode & 0o777).toString(8)]
    })
  const others = () => modes().filter(([, isFolder, mode]) => mode !== (isFolder ? '700' : '600'))

  it('are readable by the user of the server only, also those of a former release', async () => {
    const database = await open()
    await add(database)
    backupSqlite(databaseFile(dataDir), join(dataDir, 'backups', 'new.sqlite'))
    const written = modes().map(([name]) => name)
    expect(written).toEqual(expect.arrayContaining(['frontdesk.sqlite-wal', 'frontdesk.sqlite-shm']))
    expect(others()).toEqual([])
    await database.close()

    for (const [name, isFolder] of modes()) chmodSync(join(dataDir, String(name)), isFolder ? 0o755 : 0o644)
    await add(await open())
    expect(others()).toEqual([])
  })

  it('are not replaced by a new store if the database has become empty', async () => {
    const database = await open()
    await add(database)
    await database.close()
    truncateSync(databaseFile(dataDir))
    await expect(open()).rejects.toThrow('is empty, so it has lost its data: restore a backup')
    await expect(openStore({ DATA_DIR: dataDir, DATABASE_URL: undefined }, 'read')).rejects.toThrow(
      'is empty',
    )
    expect(statSync(databaseFile(dataDir)).size).toBe(0)
  })
})

describe('migrations', () => {
  const file = () => databaseFile(dataDir)
  const folder = () => join(dataDir, 'backups')
  const known = readMigrations('sqlite')
  const next = { name: '9999-next', sql: 'CREATE TABLE next (id TEXT)' }

  it('make no backup of a new database', async () => {
    await open()
    expect(readdirSync(dataDir)).not.toContain('backups')
  })

  it('copy the previous file before they run', async () => {
    const database = await open()
    await add(database)
    await database.close()
    expect(migrateSqlite(file(), folder(), [...known, next])).toEqual(['9999-next'])
    expect(backups()).toEqual([expect.stringMatching(/^20.+Z-before-9999-next\.sqlite$/)])
    expect(countIn(join(folder(), String(backups()[0])))).toBe(1)
    expect(countIn(file())).toBe(1)
  })

  it('let the previous release write and read, and its rows have no context', async () => {
    const database = await open()
    const read = inFile(file(), (connection) => {
      connection.prepare(formerInsert('key')).get()
      return connection.prepare(formerSelect('key')).get()
    })
    expect(read).toMatchObject({ id: 'former-row', content_hash: 'former-content' })
    const identity = anIdentity({ idempotencyKeyHash: 'key', contentHash: 'former-content' })
    const repeat = await addRequest(database, aConsultation(), identity, aLimit(), { call_id: 'x' })
    expect(repeat).toMatchObject({ outcome: 'repeated', consultation: { id: 'former-row' }, context: {} })
  })

  it('are applied together or not at all', async () => {
    await (await open()).close()
    const broken = { name: '9999-zbroken', sql: 'CREATE TABLE consultations (id TEXT)' }
    expect(() => migrateSqlite(file(), folder(), [...known, next, broken])).toThrow('already exists')
    expect(migrateSqlite(file(), folder(), [...known, next])).toEqual(['9999-next'])
  })

  it('do not change a database of a newer release', async () => {
    await (await open()).close()
    migrateSqlite(file(), folder(), [...known, next])
    const hash = () => createHash('sha256').update(readFileSync(file())).digest('hex')
    const before = hash()
    await expect(open()).rejects.toThrow('belongs to a newer release: it has the migration 9999-next')
    expect(hash()).toBe(before)
    expect(backups()).toHaveLength(1)
  })
})

it('deletes counters whose window has ended, and no others', async () => {
  await (await open()).close()
  const runner = createSqliteRunner(databaseFile(dataDir), {
    thread: storeThread,
    timeout: patientTimeout,
    role: 'write',
  })
  opened.push(runner)
  const increment = { amount: 1, limit: 1, windowEndsAt: '2026-01-01T10:00:00.000Z' }
  const increments = [
    { ...increment, key: 'ended' },
    { ...increment, key: 'running', windowEndsAt: '2026-01-01T10:00:00.001Z' },
  ]
  await runner.run(consumeUsage, { increments, now: '2026-01-01T09:59:00.000Z' })
  await runner.run(deleteEndedUsage, { now: '2026-01-01T10:00:00.000Z' })
  const left = inFile(databaseFile(dataDir), (file) => file.prepare('SELECT key FROM usage').all())
  expect(left.map(({ key }) => key)).toEqual(['running'])
})

it('accepts an answer that arrived while the server was too busy to read it', async () => {
  await (await open()).close()
  const timeout = 100
  const runner = createSqliteRunner(databaseFile(dataDir), { thread: storeThread, timeout, role: 'write' })
  opened.push(runner)
  const now = '2026-01-01T10:00:00.000Z'
  const ask = () => runner.run(deleteEndedUsage, { now })
  // Starting the thread takes longer than a transaction.
  await expect.poll(() => ask().then(() => 'answered', String), { timeout: patientTimeout }).toBe('answered')
  const answer = ask()
  // The unit has been sent. Now read nothing for far longer than the timeout.
  await new Promise((resolve) => setImmediate(resolve))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20 * timeout)
  await expect(answer).resolves.toBeNull()
})

describe('npm run backup', () => {
  const command = fileURLToPath(new URL('../../operate/commands/backup.ts', import.meta.url))

  // /proc exists on Linux; elsewhere this folder cannot be created either.
  it('fails if no folder can be created', async () => {
    const backup = run(process.execPath, [command], { env: { DATA_DIR: '/proc/frontdesk' }, timeout: 20_000 })
    await expect(backup).rejects.toMatchObject({ code: 1 })
  })

  it('copies the store while a server writes to it', async () => {
    const database = await open()
    await add(database)
    let isRunning = true
    const backup = run(process.execPath, [command], { env: { DATA_DIR: dataDir } }).finally(() => {
      isRunning = false
    })
    while (isRunning) await add(database)
    const copy = (await backup).stdout.trim()
    expect(countIn(copy)).toBeGreaterThan(0)
    expect(inFile(copy, (connection) => connection.prepare('PRAGMA integrity_check').get())).toEqual({
      integrity_check: 'ok',
    })
    expect((await add(database)).outcome).toBe('added')
  })
})

describe('when the store cannot write', () => {
  it('reports that it is unavailable while another program has the file locked, and recovers by itself', async () => {
    const database = await open()
    const other = new DatabaseSync(databaseFile(dataDir))
    other.exec('BEGIN IMMEDIATE')
    await expect(add(database)).rejects.toMatchObject({ name: 'StoreUnavailableError', retryable: true })
    other.close()
    expect((await add(database)).outcome).toBe('added')
    expect(await database.isReachable()).toBe(true)
  })

  const file = () => databaseFile(dataDir)
  const aside = () => join(dataDir, 'aside')
  it.each([
    ['the file is deleted', () => rm(file())],
    ['the file is moved', () => rename(file(), aside())],
    ['the file is replaced', () => copyFile(file(), aside()).then(() => rename(aside(), file()))],
    ['its log is deleted', () => rm(`${file()}-wal`)],
    ['its folder is moved', () => rename(dataDir, `${dataDir}-aside`).then(() => mkdir(dataDir))],
  ])('acknowledges nothing once %s, and reports it even without a request', async (_what, remove) => {
    const database = await open()
    await add(database)
    await remove()
    await expect(add(database)).rejects.toMatchObject({ name: 'StoreUnavailableError', code: 'moved' })
    expect(await database.isReachable()).toBe(false)
    failures = []
    await expect.poll(() => failures, { timeout: 10_000 }).toContain('moved')
    await rm(`${dataDir}-aside`, { recursive: true, force: true })
  })

  it.each([
    ['the file and its log are', ['', '-wal']],
    ['the file is', ['']],
    ['its log is', ['-wal']],
  ])('reports soon that %s overwritten in place, which it has read before', async (_what, suffixes) => {
    const database = await open()
    await add(database)
    for (const name of suffixes.map((suffix) => file() + suffix))
      writeFileSync(name, randomBytes(statSync(name).size), { flag: 'r+' })
    await expect
      .poll(() => add(database).then(() => 'added', String), { timeout: 10_000 })
      .toContain('StoreUnavailableError')
    expect(failures.at(-1)).toMatch(/^SQLITE_(CORRUPT|NOTADB)$/)
    expect(await database.isReachable()).toBe(false)
  })

  it('continues by itself when the file is back', async () => {
    const database = await open()
    await add(database)
    await rename(file(), aside())
    await expect(add(database)).rejects.toMatchObject({ code: 'moved' })
    await rename(aside(), file())
    expect((await add(database)).outcome).toBe('added')
    expect(await database.isReachable()).toBe(true)
  })

  it('reports that it is unavailable while the disk is full, keeps what it acknowledged, and recovers by itself', async () => {
    // A file size limit makes the real write fail, without filling or mounting a disk.
    const server = await openProcess(['prlimit', '--fsize=700000:unlimited'])
    const acknowledged: string[] = []
    const addLarge = async () => {
      const consultation = aConsultation({ message: 'x'.repeat(5000) })
      await server.add(consultation, anIdentity(), aLimit())
      acknowledged.push(consultation.id)
    }
    const failures: unknown[] = []
    while (failures.length < 5) await addLarge().catch((error: Error) => failures.push(error.message))
    expect(new Set(failures)).toEqual(new Set(['StoreUnavailableError']))

    await run('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited'])
    await addLarge()
    await server.kill()
    const stored = inFile(databaseFile(dataDir), (connection) =>
      connection.prepare('SELECT id FROM consultations').all(),
    )
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  })
})
