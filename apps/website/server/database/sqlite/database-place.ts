import { statSync } from 'node:fs'

/** The database file is not where it was: what is written to the open one would be gone with the next start. */
export class DatabaseMovedError extends Error {
  override readonly name = 'DatabaseMovedError'
  readonly retryable = true
}

/** Device and inode behind a name; null where nothing bears it. SQLite's own descriptor is not to be had, nor may another be closed: that drops its locks. */
export function fileBehind(name: string): string | null {
  try {
    const { dev, ino } = statSync(name, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

/** What is behind the names of a database in WAL mode: the file, its log, and the index of the log. */
export function placeOf(file: string): string {
  return ['', '-wal', '-shm'].map((suffix) => fileBehind(file + suffix)).join(' ')
}
