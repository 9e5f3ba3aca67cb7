import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens the file so that a commit returns only when it would survive a power loss.
 * @throws when the file cannot be opened or is not a database.
 */
export function openSqlite(file: string): DatabaseSync {
  // Milliseconds that a commit waits for another process's write lock: shorter than the timeout of a transaction.
  const database = new DatabaseSync(file, { timeout: 1000 })
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
  `)
  // On macOS, fsync stops at the drive's cache. Elsewhere these settings have no effect.
  database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;')
  return database
}

/** Path of the embedded store within the data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'frontdesk.sqlite')

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
export function placeOf(file: string): string {
  return ['', '-wal', '-shm'].map((suffix) => fileBehind(file + suffix)).join(' ')
}
