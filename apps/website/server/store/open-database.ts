import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMigrations } from './migrations.ts'
import { migratePostgres } from './postgres/migrate-postgres.ts'
import { holdDataDirectory } from './sqlite/hold-data-directory.ts'
import { makePrivate } from './sqlite/make-data-directory.ts'
import { migrateSqlite } from './sqlite/migrate-sqlite.ts'
import { createPostgresRunner } from './postgres/create-postgres-runner.ts'
import { createSqliteRunner } from './sqlite/create-sqlite-runner.ts'
import { databaseFile } from './sqlite/open-sqlite.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import type { TransactionRunner } from './transaction.ts'
import { waitForStore, watchStore, ping, type WatchedStore } from './watch-store.ts'
import { deleteEndedUsage } from './usage.ts'

/** The data of the site, and how to close it. */
export type Database = {
  kind: 'sqlite' | 'postgres'
  /** Runs a transaction. */
  run: TransactionRunner['run']
  /** Runs a read-only transaction beside the writing ones. It may take long without delaying them. */
  read: TransactionRunner['run']
  /** Whether the store would answer now. Never throws. */
  isReachable(): Promise<boolean>
  /** Finishes accepted work, then releases the store and the data directory. */
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Location of the embedded store and its backups. */
  dataDir: string
  /** The program of the embedded store's threads (`server/transactions.ts`). */
  thread: URL
  /** A PostgreSQL URL; without it the embedded store is used. */
  databaseUrl?: string | undefined
  /** Static text, with details that contain no personal data. */
  log: (message: string, details?: Record<string, unknown>) => void
  /** Called for each transaction that the store could not execute. */
  onFailure?: ((error: StoreUnavailableError) => void) | undefined
  /**
   * Milliseconds to wait for another server to release the data directory, and for the store's thread or PostgreSQL to
   * start.
   */
  wait?: number
  /**
   * Timeout of a transaction in milliseconds. Visitors get an answer within 2 s, even a 503; this leaves time for HTTP.
   */
  timeout?: number
  signal?: AbortSignal | undefined
}

/** Milliseconds: longer than a server takes to finish its requests and stop, as during a deploy. */
const startTimeout = 30_000

/**
 * Opens and migrates the store for a server.
 * @throws OperatorError when another server holds the data directory.
 * @throws OperatorError when it cannot be created or written.
 * @throws SchemaTooNewError when a newer release made the store; it is not changed then.
 * @throws StoreUnavailableError when PostgreSQL does not start in time.
 */
export async function openDatabase({
  wait = startTimeout,
  timeout = 1500,
  onFailure = () => {},
  ...options
}: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options
  makePrivate(dataDir)
  return databaseUrl === undefined
    ? openEmbedded({ wait, timeout, onFailure, ...options })
    : openShared(databaseUrl, { wait, timeout, onFailure, ...options })
}

type Waiting = DatabaseOptions &
  Required<Pick<DatabaseOptions, 'wait' | 'timeout'>> & {
    onFailure: (error: StoreUnavailableError) => void
  }

async function openEmbedded({
  dataDir,
  thread,
  log,
  onFailure,
  wait,
  timeout,
  signal,
}: Waiting): Promise<Database> {
  const letGo = await holdDataDirectory(dataDir, {
    wait,
    signal,
    onWait: (holder) => log('Waiting for the data directory', { holder }),
  })
  try {
    const file = databaseFile(dataDir)
    const applied = migrateSqlite(file, join(dataDir, 'backups'), readMigrations('sqlite'))
    if (applied.length > 0) log('Migrated the database', { applied })
    const writer = createSqliteRunner(file, { thread, timeout, role: 'write' })
    await waitForStore(writer, { wait, signal })
    const store = watchStore(writer, onFailure)
    // If the file is removed, this reports it at once, before the next visitor sends a request.
    const look = setInterval(() => void store.run(ping, null).catch(() => {}), lookInterval).unref()
    const reader = watchStore(
      createSqliteRunner(file, { thread, timeout: Math.max(timeout, staffTimeout), role: 'read' }),
      onFailure,
    )
    return createDatabase('sqlite', { store, reader }, () => {
      clearInterval(look)
      letGo()
    })
  } catch (error) {
    letGo()
    throw error
  }
}

/** Milliseconds that staff may wait for a list. Visitors wait for none of these. */
const staffTimeout = 5000

/** In milliseconds. A check costs the store's thread some microseconds, and no disk access. */
const lookInterval = 1000

async function openShared(
  url: string,
  { log, onFailure, wait, timeout, signal }: Waiting,
): Promise<Database> {
  const applied = await migrateWhenUp(url, { log, wait, signal })
  if (applied.length > 0) log('Migrated the database', { applied })
  const store = watchStore(createPostgresRunner(url, timeout), onFailure)
  return createDatabase('postgres', { store, reader: store }, () => {})
}

async function migrateWhenUp(
  url: string,
  { log, wait, signal }: Pick<Waiting, 'log' | 'wait' | 'signal'>,
): Promise<string[]> {
  const deadline = Date.now() + wait
  for (;;) {
    try {
      return await migratePostgres(url, readMigrations('postgres'))
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || isPermanent(error) || Date.now() > deadline)
        throw error
      log('Waiting for PostgreSQL')
      await sleep(1000, undefined, { signal })
    }
  }
}

/** The server answers but rejects the user or has no such database: waiting would not help. */
const isPermanent = ({ code }: StoreUnavailableError): boolean => code.startsWith('28') || code === '3D000'

/** Milliseconds between two deletions of counters whose window has ended. */
const cleanUpInterval = 60_000

function createDatabase(
  kind: Database['kind'],
  { store, reader }: { store: WatchedStore; reader: WatchedStore },
  letGo: () => void,
): Database {
  const cleanUp = setInterval(() => {
    // A failure is retried at the next interval.
    store.run(deleteEndedUsage, { now: new Date().toISOString() }).catch(() => {})
  }, cleanUpInterval).unref()

  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    clearInterval(cleanUp)
    // The last connection removes the log. One that only reads could not.
    if (reader !== store) await reader.close()
    await store.close()
    letGo()
  }

  return {
    kind,
    run: (transaction, input) => store.run(transaction, input),
    read: (transaction, input) => reader.run(transaction, input),
    isReachable: () => store.isReachable(),
    close: () => (closing ??= close()),
  }
}
