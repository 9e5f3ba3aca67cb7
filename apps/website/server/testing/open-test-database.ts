import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/store/open-database.ts'
import type { Database, DatabaseOptions } from '#server/store/open-database.ts'
import { storeThread } from '#server/transactions.ts'
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
 * Opens an empty store in a new folder, on PostgreSQL with its own server; `close` removes both.
 * @param more.databaseUrl of an empty database, if the test already has a PostgreSQL
 */
export async function openTestDatabase(
  engine: (typeof engines)[number],
  more: { databaseUrl?: string | undefined; channels?: readonly string[] } = {},
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-store-'))
  const postgres = engine === 'postgres' && !more.databaseUrl ? await startPostgres() : undefined
  const options = {
    dataDir,
    thread: storeThread,
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
