import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Config } from '#server/runtime/config.ts'
import { OperatorError } from '#server/runtime/operator-error.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open-store.ts'
import { findPrimary } from '#server/store/postgres/find-primary.ts'
import { asStoreError } from '#server/store/postgres/postgres-errors.ts'
import { migratePostgres } from '#server/store/postgres/migrate-postgres.ts'
import { migrateSqlite } from '#server/store/sqlite/migrate-sqlite.ts'
import { databaseFile } from '#server/store/sqlite/open-sqlite.ts'
import { refuseUnlessWhole } from '#server/store/sqlite/restore-sqlite.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { countOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { countVoiceCalls } from '#server/voice/calls/voice-call-transactions.ts'
import { findNewestBackup, type Backup } from './find-newest-backup.ts'
import { restorePostgres } from './restore-postgres.ts'

/** The result of a drill. */
export type DrillReport = {
  backup: Backup
  /** Milliseconds since the backup was made. */
  age: number
  /** Milliseconds until the restored store answered. */
  took: number
  /** What both stores hold from before the backup. */
  restored: Stored
  running: Stored
}

/** Milliseconds. A request accepted just before the backup may have been written just after it. */
const margin = 60_000

/**
 * Restores the newest backup beside the running site and compares it with the running store. Changes neither of them.
 * @throws OperatorError when there is no backup or it cannot be restored
 * @throws OperatorError
 */
export async function drillRestore(
  settings: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  now: () => number = Date.now,
): Promise<DrillReport> {
  const { DATABASE_URL, DATA_DIR } = settings
  const backup = findNewestBackup(DATA_DIR, DATABASE_URL === undefined ? 'sqlite' : 'dump')
  const start = now()
  const count = async (where: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Stored> => {
    await using store = await openStore(where, 'read')
    const before = new Date(backup.madeAt.getTime() - margin).toISOString()
    return await store.run(countStored, { before })
  }
  const restore = DATABASE_URL === undefined ? withRestoredFile : withRestoredDatabase(DATABASE_URL)
  let took = 0
  const restored = await restore(backup.file, async (copy) => {
    const counted = await count(copy)
    took = now() - start
    return counted
  })
  const running = await count(settings)
  return { backup, age: start - backup.madeAt.getTime(), took, restored, running }
}

type Restore = <Result>(
  backup: string,
  inspect: (copy: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>) => Promise<Result>,
) => Promise<Result>

const withRestoredFile: Restore = async (backup, inspect) => {
  refuseUnlessWhole(backup)
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-drill-'))
  try {
    const file = databaseFile(folder)
    copyFileSync(backup, file)
    migrateSqlite(file, join(folder, 'backups'), readMigrations('sqlite'))
    return await inspect({ DATABASE_URL: undefined, DATA_DIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const withRestoredDatabase =
  (anyUrl: string): Restore =>
  async (backup, inspect) => {
    const url = await findPrimary(anyUrl)
    const name = `frontdesk_drill_${randomUUID().replaceAll('-', '')}`
    const copy = new URL(url)
    copy.pathname = `/${name}`
    await administer(url, `CREATE DATABASE ${name}`)
    try {
      await restorePostgres(backup, copy.href)
      await migratePostgres(copy.href, readMigrations('postgres'))
      return await inspect({ DATABASE_URL: copy.href, DATA_DIR: '' })
    } finally {
      await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    }
  }

/** A pooler's answer to what it does not pass on (protocol violation). */
const poolerRefusal = '08P01'

/** @throws StoreUnavailableError when PostgreSQL cannot be reached */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.query(statement)
  } catch (error) {
    const failure = asStoreError(error)
    if (failure instanceof StoreUnavailableError && failure.code !== poolerRefusal) throw failure
    throw new OperatorError(
      'The database for the drill could not be created or dropped: the user of DATABASE_URL needs the CREATEDB privilege, and DATABASE_URL must point to PostgreSQL itself, not to a pooler.',
      { cause: error },
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** How many requests and calls a store holds. */
export type Stored = { requests: number; calls: number }

/** Counts what was created before an instant (ISO 8601). */
export function* countStored(sql: Sql, { before }: { before: string }): Transaction<Stored> {
  return {
    requests: yield* countOf(sql.selectFrom('consultations').where('created_at', '<', before)),
    calls: yield* countVoiceCalls(sql, { time: before }),
  }
}
