import type { DatabaseSync, StatementSync, SQLInputValue } from 'node:sqlite'
import { createSqlBuilder } from '../sql-builder.ts'
import type { Sql, Transaction } from '../transaction.ts'
import { DatabaseMovedError, emptyLog, fileBehind, identityOf, openSqlite } from './open-sqlite.ts'
import { unavailableCode } from './sqlite-errors.ts'

/** Starts a transaction that waits to be run. */
export type Start = (sql: Sql) => Transaction<unknown>

/** What became of one transaction of a group. */
export type Outcome =
  | { outcome: 'committed'; result: unknown }
  | { outcome: 'unavailable'; code: string; reason: string }
  | { outcome: 'failed'; error: unknown }

/**
 * Runs many transactions under one commit, because the cost of a commit is its fsync. Each has its own savepoint: a
 * failing one rolls back its own writes only. If the commit itself fails, the whole group is rolled back. Writes
 * to a file that was moved are never acknowledged.
 * @param home the file's identity when it was migrated (`fileBehind`).
 */
export function createGroupCommit(file: string, home: string | null) {
  const sql = createSqlBuilder('sqlite')
  let connection: Connection | undefined

  /** Returns the outcomes in the order of the transactions. */
  function commitGroup(group: readonly Start[]): Outcome[] {
    try {
      connection ??= connect(file, home)
      dropOldPages(connection)
      const results = commitOn(connection, sql, group)
      if (identityOf(file) !== connection.identity)
        throw new DatabaseMovedError('The database file was moved')
      if (connection.isLogToEmpty) connection.isLogToEmpty = !emptyLog(connection.database)
      return results
    } catch (error) {
      // Open a new connection next time, because the old one may not recover after a full disk or a remount. If the file
      // was moved, keep the connection: an unlinked file exists only while it is open, and may come back.
      if (!(error instanceof DatabaseMovedError)) {
        connection?.database.close()
        connection = undefined
      }
      return group.map(() => outcomeOf(error))
    }
  }

  return {
    commitGroup,
    close: () => connection?.database.close(),
  }
}

/** The outcome of a transaction that threw this. */
export function outcomeOf(error: unknown): Outcome {
  const code = unavailableCode(error)
  return code === undefined
    ? { outcome: 'failed', error }
    : { outcome: 'unavailable', code, reason: String(error) }
}

type Connection = {
  database: DatabaseSync
  identity: string
  prepare: (sql: string) => StatementSync
  /** The `performance.now()` since which it keeps the pages that it has read. */
  cachedSince: number
  /** The log holds deleted data. A group that finds a reader in its way leaves this to the next. */
  isLogToEmpty: boolean
}

/** In milliseconds. */
const pageCacheMilliseconds = 1000

/**
 * Makes SQLite read its pages again. It keeps what it has read, so it would go on for long on files that were overwritten
 * in place, and acknowledge requests that are gone at the next start.
 */
function dropOldPages(connection: Connection): void {
  const now = performance.now()
  if (now - connection.cachedSince < pageCacheMilliseconds) return
  connection.prepare('PRAGMA shrink_memory').run()
  connection.cachedSince = now
}

function connect(file: string, home: string | null): Connection {
  // SQLite would create a missing file.
  if (home === null || fileBehind(file) !== home) {
    throw new DatabaseMovedError('The database file is missing or was replaced')
  }
  const database = openSqlite(file)
  const statements = new Map<string, StatementSync>()
  return {
    database,
    identity: identityOf(file),
    cachedSince: performance.now(),
    isLogToEmpty: false,
    prepare: (sql) => {
      let statement = statements.get(sql)
      if (!statement) statements.set(sql, (statement = database.prepare(sql)))
      return statement
    },
  }
}

/** @throws when the whole group failed; then none of it was written. */
function commitOn(connection: Connection, sql: Sql, group: readonly Start[]): Outcome[] {
  const { prepare } = connection
  prepare('BEGIN IMMEDIATE').run()
  const outcomes = group.map((start) => runUnit(connection, sql, start))
  prepare('COMMIT').run()
  return outcomes
}

function runUnit(connection: Connection, sql: Sql, start: Start): Outcome {
  const { database, prepare } = connection
  prepare('SAVEPOINT unit').run()
  try {
    const result = runSteps(start(sql), prepare, () => (connection.isLogToEmpty = true))
    prepare('RELEASE unit').run()
    return { outcome: 'committed', result }
  } catch (error) {
    // A full disk or a failed write ends SQLite's whole transaction, and with it the group.
    if (!database.isTransaction || unavailableCode(error) !== undefined) throw error
    prepare('ROLLBACK TO unit').run()
    prepare('RELEASE unit').run()
    return { outcome: 'failed', error }
  }
}

/** Runs a transaction on an open savepoint named `unit`, without a single await, and returns its result. */
export function runSteps<Result>(
  transaction: Transaction<Result>,
  prepare: (sql: string) => StatementSync,
  onWipe?: () => void,
): Result {
  let next = transaction.next([])
  while (!next.done) {
    const step = next.value
    let rows: unknown[] = []
    switch (step.kind) {
      case 'queries':
        rows = step.queries.map(({ sql, parameters }) => prepare(sql).all(...(parameters as SQLInputValue[])))
        break
      case 'lock':
        // Transactions run one after another here, so every lock is free.
        break
      case 'undo':
        prepare('ROLLBACK TO unit').run()
        break
      case 'wipe':
        onWipe?.()
        break
    }
    next = transaction.next(rows)
  }
  return next.value
}
