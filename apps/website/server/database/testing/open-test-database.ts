import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../open-database.ts'
import type { Database, DatabaseOptions } from '../open-database.ts'
import { startPostgres } from './start-postgres.ts'

/** Both engines have to keep every contract: `describe.each(engines)`. */
export const engines = ['sqlite', 'postgres'] as const

/** Milliseconds. A busy machine is no reason for a test to fail, so only tests of the time limit keep the real one. */
export const patientTimeout = 20_000

/** An empty, migrated store on a real engine. */
export type TestDatabase = Database & {
  /** What opened it, to open it again. */
  options: DatabaseOptions
}

/**
 * Opens one in a new folder, on PostgreSQL with a server of its own; `close` removes both.
 * @param more.databaseUrl of an empty database, where the test has a PostgreSQL already
 */
export async function openTestDatabase(
  engine: (typeof engines)[number],
  more: Pick<DatabaseOptions, 'channels' | 'databaseUrl'> = {},
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-store-'))
  const postgres = engine === 'postgres' && !more.databaseUrl ? await startPostgres() : undefined
  const options = { dataDir, databaseUrl: postgres?.url, log: () => {}, timeout: patientTimeout, ...more }
  const database = await openDatabase(options)
  return {
    ...database,
    options,
    async close() {
      await database.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
