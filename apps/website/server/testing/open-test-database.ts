import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Database, type DatabaseOptions } from '#server/store/open-database.ts'
import { storeThread } from '#server/transactions.ts'
import { migrated, sharedPostgres, sharedThread } from './shared-stores.ts'
import { startPostgres } from '#server/store/testing/start-postgres.ts'

/** Both engines must satisfy every contract: `describe.each(engines)`. */
export const engines = ['sqlite', 'postgres'] as const

/** Timeout in milliseconds. Only tests of the timeout use the real one, so that a busy machine fails no test. */
export const patientTimeout = 20_000

/** An empty, migrated store on a real engine. */
export type TestDatabase = Database & {
  /** The channels that deliver its requests. */
  channels: readonly string[]
  /** The options to open it again. */
  options: DatabaseOptions
}

/**
 * Opens an empty store in a new folder; `close` removes it. On PostgreSQL it is a new database of the run's server
 * (shared-stores.ts), or of a server of its own where a run has none.
 * @param more.databaseUrl of an empty database, if the test has a PostgreSQL for itself
 */
export async function openTestDatabase(
  engine: (typeof engines)[number],
  more: { databaseUrl?: string | undefined; channels?: readonly string[] } = {},
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-store-'))
  const postgres = engine === 'postgres' && !more.databaseUrl ? await createPostgresDatabase() : undefined
  const { [sharedThread]: thread } = process.env
  const options = {
    dataDir,
    thread: thread === undefined ? storeThread : new URL(thread),
    databaseUrl: more.databaseUrl ?? postgres?.url,
    log: () => {},
    timeout: patientTimeout,
  }
  const database = await openDatabase(options)
  return {
    ...database,
    channels: more.channels ?? [],
    options,
    async close() {
      await database.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function createPostgresDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const shared = process.env[sharedPostgres]
  if (shared === undefined) return startPostgres()
  const url = new URL(shared)
  url.pathname = `/test_${randomUUID()}`
  const admin = new Client({ connectionString: shared })
  await admin.connect()
  await admin.query(`CREATE DATABASE "${url.pathname.slice(1)}" TEMPLATE ${migrated}`)
  await admin.end()
  return { url: url.href, stop: async () => {} }
}

/**
 * Opens counters at zero, in a real store that has answered once, because on a busy machine the first answer can take
 * longer than a visitor's timeout.
 */
export async function openUsage(): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite')
  while (!(await database.isReachable()));
  return database
}
