import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '#server/runtime/config.ts'
import { pendingMigrations, readMigrations } from './migrations.ts'
import { readAppliedToPostgres } from './postgres/migrate-postgres.ts'
import { readAppliedToFile } from './sqlite/migrate-sqlite.ts'
import { databaseFile, refuseEmptyFile } from './sqlite/open-sqlite.ts'
import type { TransactionRunner } from './transaction.ts'
import { openReader, openWriter } from './sqlite/open-directly.ts'
import { createPostgresRunner } from './postgres/create-postgres-runner.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'

/** A store that is closed at the end of its scope, by `await using`. */
export type OpenedStore = TransactionRunner & AsyncDisposable

/** In milliseconds. The person who called the command prefers a late answer to none. */
const timeout = 10_000

/**
 * Opens the store for a command, beside a running server. Applies no migrations.
 * @param access with `read`, the embedded store is opened read-only.
 * @throws OperatorError when this release's tables are missing.
 * @throws SchemaTooNewError when a newer release made the store.
 * @throws StoreUnavailableError when PostgreSQL cannot be reached.
 */
export async function openStore(
  settings: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  access: 'read' | 'write',
): Promise<OpenedStore> {
  const store = await openEngine(settings, access)
  return Object.assign(store, { [Symbol.asyncDispose]: () => store.close() })
}

async function openEngine(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  access: 'read' | 'write',
): Promise<TransactionRunner> {
  if (DATABASE_URL !== undefined) {
    refuseUnlessCurrent('postgres', await readAppliedToPostgres(DATABASE_URL))
    return createPostgresRunner(DATABASE_URL, timeout)
  }
  const file = databaseFile(DATA_DIR)
  if (!existsSync(file)) {
    throw new OperatorError(
      `No store was found in ${resolve(DATA_DIR)} (DATA_DIR). Run this command with the settings of the server: ` +
        'DATA_DIR, or DATABASE_URL if the store is PostgreSQL.',
    )
  }
  refuseEmptyFile(file)
  refuseUnlessCurrent('sqlite', readAppliedToFile(file))
  return access === 'read' ? openReader(file) : openWriter(file)
}

function refuseUnlessCurrent(engine: 'sqlite' | 'postgres', applied: readonly string[]): void {
  const [pending] = pendingMigrations(readMigrations(engine), applied)
  if (!pending) return
  throw new OperatorError(
    `The store belongs to an older release: it lacks the migration ${pending.name}. Start the server of this release once to migrate it.`,
  )
}
