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
