import { hash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { listServers } from '#server/runtime/config.ts'
import { createSqlBuilder } from '../sql-builder.ts'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import type { Transaction, TransactionRunner } from '../transaction.ts'
import { openPostgres, type PostgresConnections } from './open-postgres.ts'
import { asStoreError, isRepeatable } from './postgres-errors.ts'
import { runStatements, createStatementNames, type Statement, type StatementNames } from './run-statements.ts'

/**
 * Runs transactions on PostgreSQL, which all instances of the site share. The database must have been migrated.
 * @param url with `?pgbouncer=true` for a PgBouncer in transaction mode that keeps no prepared statements (before 1.24
 * by default).
 * @param timeout of a transaction in milliseconds.
 */
export function createPostgresRunner(url: string, timeout: number): TransactionRunner {
  const pool = openPostgres(url, timeout)
  const sql = createSqlBuilder('postgres')
  const [server = url] = listServers(url)
  const isPrepared = new URL(server).searchParams.get('pgbouncer') !== 'true'
  const nameOf: StatementNames = isPrepared ? createStatementNames() : () => undefined
  const begin = beginStatements(timeout)
  const running = new Set<Promise<unknown>>()

  async function runRepeatedly<Result>(start: () => Transaction<Result>): Promise<Result> {
    const deadline = Date.now() + timeout
    for (;;) {
      try {
        return await runOnce(pool, { begin, nameOf }, start())
      } catch (error) {
        if (!isRepeatable(error)) throw error
        if (Date.now() > deadline)
          throw new StoreUnavailableError('Too much contention', { code: 'contention', cause: error })
      }
    }
  }

  return {
    async run(transaction, input) {
      const work = runRepeatedly(() => transaction(sql, input))
      running.add(work)
      const finished = () => running.delete(work)
      work.then(finished, finished)
      return await inTime(work, timeout)
    },
    async close() {
      await Promise.allSettled(running)
      await pool.end()
    },
  }
}

function inTime<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StoreUnavailableError('The store did not answer in time', { code: 'timeout' })),
      timeout,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** How this engine begins transactions and names statements. */
type Protocol = { begin: readonly Statement[]; nameOf: StatementNames }

async function runOnce<Result>(
  pool: PostgresConnections,
  protocol: Protocol,
  transaction: Transaction<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error)
  })
  let isWhole = false
  try {
    const result = await runSteps(client, protocol, transaction)
    isWhole = true
    return result
  } finally {
    // Close a connection in the middle of a transaction: that rolls the transaction back.
    client.release(!isWhole)
  }
}

async function runSteps<Result>(
  client: PoolClient,
  { begin, nameOf }: Protocol,
  transaction: Transaction<Result>,
): Promise<Result> {
  const ask = async (statements: readonly Statement[]): Promise<unknown[][]> => {
    try {
      return await runStatements(client, statements, nameOf)
    } catch (error) {
      throw asStoreError(error)
    }
  }
  // Statements without rows are sent with the next ones, to save round trips.
  let waiting = [...begin]
  let isCommitted = false
  let next = transaction.next([])
  while (!next.done) {
    if (isCommitted) throw new Error('A transaction went on after its last step')
    const step = next.value
    let rows: unknown[][] = []
    switch (step.kind) {
      case 'queries':
        rows = await ask([...waiting, ...step.queries, ...(step.commits ? [commit] : [])])
        rows = rows.slice(waiting.length)
        waiting = []
        isCommitted = step.commits
        break
      case 'lock':
        waiting.push(lockStatement(step.names))
        break
      case 'undo':
        waiting.push({ sql: 'ROLLBACK' }, ...begin)
        break
      case 'wipe':
        break
    }
    next = transaction.next(rows)
  }
  if (!isCommitted) await ask([...waiting, commit])
  return next.value
}

const commit: Statement = { sql: 'COMMIT' }

/**
 * Begins a transaction that the server ends by itself when its client disconnects or gives up. Otherwise an abandoned
 * transaction would keep its connection and its locks. The limits apply to the transaction only, because connection
 * poolers in transaction mode refuse them as startup parameters.
 * @param timeout the client's timeout in milliseconds.
 */
function beginStatements(timeout: number): Statement[] {
  const limits = {
    // Shorter than the client's timeout, so that the pool keeps its connections.
    lock_timeout: Math.ceil((timeout * 2) / 3),
    // Longer than the client's timeout, because this limit also ends a commit that waits for a standby. PostgreSQL reports
    // that commit as done, but it must not be acknowledged.
    statement_timeout: timeout * 2,
    idle_in_transaction_session_timeout: timeout,
  }
  const settings = Object.entries(limits).map(([name, value]) => `set_config('${name}', '${value}', true)`)
  return [{ sql: 'BEGIN' }, { sql: `SELECT ${settings.join(', ')}` }]
}

/** Takes advisory locks until the transaction ends, always in the same order to prevent deadlocks. */
export function lockStatement(names: readonly string[]): Required<Statement> {
  const numbers = names.map(lockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  const locks = numbers.map((_, index) => `pg_advisory_xact_lock($${index + 1})`)
  return { sql: `SELECT ${locks.join(', ')}`, parameters: numbers }
}

/** The 64-bit number of an advisory lock. If two names share a number, they only wait for each other. */
function lockNumber(name: string): bigint {
  return hash('sha256', name, 'buffer').readBigInt64BE()
}
