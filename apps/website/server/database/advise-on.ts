const damaged =
  'The database file in DATA_DIR is damaged: stop the server, restore a backup (docs/deployment.md) and start it again.'

/** Matched by the beginning of a code. If two match, the first wins. */
const advice: readonly (readonly [code: string, sentence: string])[] = [
  [
    'moved',
    'The database file was moved, replaced or deleted while the server is running, and nothing is stored until it is back: put it back, or stop the server, restore a backup (docs/deployment.md) and start it again.',
  ],
  ['SQLITE_FULL', 'The disk of DATA_DIR is full: make room on it.'],
  [
    'SQLITE_READONLY',
    'The database file in DATA_DIR cannot be written: let the user of the server write it, and its disk be mounted for writing.',
  ],
  [
    'SQLITE_CANTOPEN',
    'The database file in DATA_DIR cannot be opened: let the user of the server read and write the folder and its files.',
  ],
  [
    'SQLITE_IOERR',
    'The disk of DATA_DIR failed to read or write: look at the disk and at the log of the system.',
  ],
  ['SQLITE_BUSY', 'Another program keeps the database file in DATA_DIR locked: end that program.'],
  ['SQLITE_CORRUPT', damaged],
  ['SQLITE_NOTADB', damaged],
  ['SQLITE', 'The embedded store failed: look at the disk of DATA_DIR and at the memory of this machine.'],
  ['thread-ended', 'The thread of the store ended and is started again: look at the memory of this machine.'],
  [
    'timeout',
    'The store did not answer in time: look for what keeps the database, its disk or this machine busy.',
  ],
  [
    'contention',
    'PostgreSQL had too many transactions on the same rows: look for what else writes to the database.',
  ],
  [
    '25006',
    'The PostgreSQL of DATABASE_URL is read-only: lead DATABASE_URL to the server that takes writes.',
  ],
  ['28', 'PostgreSQL refuses the user of DATABASE_URL: correct the user or its password.'],
  ['3D', 'The database of DATABASE_URL does not exist: create it, or correct its name.'],
  ['53100', 'The disk of PostgreSQL is full: make room on it.'],
  ['53', 'PostgreSQL has no connection or no memory left: raise its limits, or end what uses it up.'],
  [
    '55P03',
    'A lock in PostgreSQL was not to be had in time: look for a long transaction (pg_stat_activity).',
  ],
  ['57014', 'PostgreSQL took too long for an answer: look for what keeps it busy (pg_stat_activity).'],
  ['XX', 'PostgreSQL found damaged data: look at its log, and restore a backup.'],
]

/** Advises the operator about an unavailable store, in a sentence. @param code of a StoreUnavailableError. */
export function adviseOn(code: string): string {
  return (
    advice.find(([beginning]) => code.startsWith(beginning))?.[1] ??
    'The PostgreSQL of DATABASE_URL cannot be reached: start it, or correct the address.'
  )
}
