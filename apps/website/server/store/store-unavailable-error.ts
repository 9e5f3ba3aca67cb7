import { problemResponse } from '#server/runtime/http/problem.ts'

/** Seconds until a retry makes sense: a restart of PostgreSQL takes about this long. */
export const storeRetrySeconds = 5

/**
 * The answer of the site's API to every request that meets a StoreUnavailableError.
 * @param isRead whether it would have changed nothing
 */
export const storeUnavailableResponse = (isRead = false): Response =>
  problemResponse(
    {
      status: 503,
      title: 'Not available just now',
      detail: isRead
        ? 'The store does not answer just now. Try again in a moment.'
        : 'The store does not answer just now, and nothing was stored. Try again in a moment.',
    },
    { 'Retry-After': String(storeRetrySeconds) },
  )

/** The store cannot be reached or cannot write at the moment. Nothing was acknowledged, so a retry is safe. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly retryable = true
  /** The reason as a code for `adviseOn`: SQLite's name, a SQLSTATE, or one of our own. */
  readonly code: string

  constructor(message: string, { code, ...options }: ErrorOptions & { code: string }) {
    super(message, options)
    this.code = code
  }
}

const damaged =
  'The database file in DATA_DIR is damaged: stop the server, restore a backup (docs/deployment.md) and start the server again.'

/** The first entry whose code is a prefix of the given code applies. */
const advice: readonly (readonly [code: string, sentence: string])[] = [
  [
    'moved',
    'The database file was moved, replaced or deleted while the server was running, so nothing is stored: put it back, or stop the server, restore a backup (docs/deployment.md) and start the server again.',
  ],
  ['SQLITE_FULL', 'The disk of DATA_DIR is full: free some space.'],
  [
    'SQLITE_READONLY',
    'The server cannot write the database file in DATA_DIR: give its user write permission, and check that the disk is not mounted read-only.',
  ],
  [
    'SQLITE_CANTOPEN',
    'The server cannot open the database file in DATA_DIR: give its user read and write permission for the folder and its files.',
  ],
  ['SQLITE_IOERR', 'The disk of DATA_DIR failed to read or write: check the disk and the system log.'],
  ['SQLITE_BUSY', 'Another program has locked the database file in DATA_DIR: stop that program.'],
  ['SQLITE_CORRUPT', damaged],
  ['SQLITE_NOTADB', damaged],
  ['SQLITE', 'The embedded store failed: check the disk of DATA_DIR and the free memory of this machine.'],
  ['thread-ended', 'The thread of the store ended and is restarted: check the free memory of this machine.'],
  ['timeout', 'The store did not answer in time: check the load on the database, its disk and this machine.'],
  [
    'contention',
    'Too many PostgreSQL transactions changed the same rows: check which other programs write to the database.',
  ],
  [
    '25006',
    'The PostgreSQL of DATABASE_URL is read-only: point DATABASE_URL at the server that accepts writes.',
  ],
  ['28', 'PostgreSQL refuses the user of DATABASE_URL: correct the user or the password.'],
  ['3D', 'The database of DATABASE_URL does not exist: create it, or correct its name.'],
  ['53100', 'The disk of PostgreSQL is full: free some space.'],
  ['53', 'PostgreSQL is out of connections or memory: raise its limits, or stop the programs that use them.'],
  [
    '55P03',
    'A transaction waited too long for a lock in PostgreSQL: look for a long transaction in pg_stat_activity.',
  ],
  ['57014', 'PostgreSQL took too long to answer: look for long queries in pg_stat_activity.'],
  ['XX', 'PostgreSQL found damaged data: check its log, and restore a backup.'],
]

/** Returns a sentence for the operator about an unavailable store. @param code of a StoreUnavailableError. */
export function adviseOn(code: string): string {
  return (
    advice.find(([beginning]) => code.startsWith(beginning))?.[1] ??
    'The PostgreSQL of DATABASE_URL cannot be reached: start it, or correct the address.'
  )
}
