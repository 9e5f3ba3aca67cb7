import { DatabaseMovedError } from './open-sqlite.ts'

/** Temporary failures, by primary result code (https://www.sqlite.org/rescode.html). */
const passing = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [7, 'SQLITE_NOMEM'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [15, 'SQLITE_PROTOCOL'],
  [26, 'SQLITE_NOTADB'],
])

/** Why SQLite is unavailable, such as a full disk; undefined if the error is our own fault. */
export const unavailableCode = (error: unknown): string | undefined =>
  error instanceof DatabaseMovedError ? 'moved' : passing.get(primaryCode(error))

/** Whether another process holds the lock. */
export const isBusy = (error: unknown): boolean => primaryCode(error) === 5

function primaryCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0
  return typeof error.errcode === 'number' ? error.errcode & 0xff : 0
}
