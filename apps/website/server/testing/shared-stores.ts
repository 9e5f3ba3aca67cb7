import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { readMigrations } from '#server/store/migrations.ts'
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts'
import { startPostgres, type TestPostgres } from '#server/store/testing/start-postgres.ts'
import { storeThread } from '#server/transactions.ts'

/** The variable with the address of the PostgreSQL that all files of a run share. Each test has a database of its own in it. */
export const sharedPostgres = 'SHARED_TEST_POSTGRES'

/** Its empty, migrated database, of which each test gets a copy: a copy takes a fraction of the migrations. */
export const migrated = 'migrated'

/**
 * The variable with the address of the embedded store's thread in one file. Each store starts threads of its own, and to load their
 * hundred modules takes four times as long.
 */
export const sharedThread = 'SHARED_TEST_THREAD'

let postgres: TestPostgres | undefined
let bundled: string | undefined

/** Makes them once a run, whichever of the run's projects asks first. */
export async function setup(): Promise<void> {
  if (process.env[sharedPostgres] !== undefined) return
  postgres = await startPostgres()
  process.env[sharedPostgres] = postgres.url
  await migratePostgres(await postgres.createDatabase(migrated), readMigrations('postgres'))

  const cache = join(import.meta.dirname, '../../../../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  bundled = await mkdtemp(join(cache, 'store-thread-'))
  const outfile = join(bundled, 'store-thread.mjs')
  await build({
    entryPoints: [fileURLToPath(storeThread)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['pg'],
    logLevel: 'error',
  })
  process.env[sharedThread] = pathToFileURL(outfile).href
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
  if (bundled) await rm(bundled, { recursive: true, force: true })
}
