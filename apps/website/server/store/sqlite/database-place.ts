import { statSync } from 'node:fs'

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
