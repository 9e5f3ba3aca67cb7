import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#server/runtime/operator-error.ts'

/** Milliseconds that a commit waits for another process's write lock: shorter than the timeout of a transaction. */
const lockTimeout = 1000

/**
 * Opens the file so that a commit returns only when it would survive a power loss, and deleted data is overwritten.
 * @throws when the file cannot be opened or is not a database.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: lockTimeout })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `)
  // On macOS, fsync stops at the drive's cache. Elsewhere these settings have no effect.
  database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;')
  return database
}

/**
 * Moves the log into the file and empties it, because a log holds old pages until they are overwritten.
 * @returns false if a reader in another process still needs the log. No commit waits for it.
 */
export function emptyLog(database: DatabaseSync): boolean {
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } finally {
    database.exec(`PRAGMA busy_timeout = ${lockTimeout}`)
  }
}

/** Path of the embedded store within the data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'frontdesk.sqlite')

/**
 * SQLite would take an empty file for a new database, but the server names a file only when it has tables
 * (`migrateSqlite`), so an empty one has lost its data.
 * @throws OperatorError
 */
export function refuseEmptyFile(file: string): void {
  if (statSync(file).size > 0) return
  throw new OperatorError(
    `The database file ${file} is empty, so it has lost its data: restore a backup (docs/operations.md), or delete the file to begin with no data.`,
  )
}

/** The database file was moved or deleted. Writes to the open file would be lost at the next start. */
export class DatabaseMovedError extends Error {
  override readonly name = 'DatabaseMovedError'
  readonly retryable = true
}

/**
 * Returns device and inode of a file; null if it does not exist. SQLite does not expose its own descriptor, and opening and
 * closing another one would drop its locks.
 */
export function fileBehind(name: string): string | null {
  try {
    const { dev, ino } = statSync(name, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

/** The identity of a database in WAL mode: the file, its log, and the index of the log. */
export function identityOf(file: string): string {
  return ['', '-wal', '-shm'].map((suffix) => fileBehind(file + suffix)).join(' ')
}
