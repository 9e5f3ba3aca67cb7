/** Primary result codes (https://www.sqlite.org/rescode.html) that pass without a change to the program. */
const passing = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
])

/** Whether SQLite cannot work just now, as with a full disk; anything else is a fault of ours. */
export const isUnavailable = (error: unknown): boolean => passing.has(primaryCode(error))

/** Whether another process has the lock. */
export const isBusy = (error: unknown): boolean => primaryCode(error) === 5

function primaryCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0
  return typeof error.errcode === 'number' ? error.errcode & 0xff : 0
}
