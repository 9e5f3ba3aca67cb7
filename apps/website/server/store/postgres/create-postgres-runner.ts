import type { PoolClient } from 'pg'
import { createSqlBuilder } from '../sql-builder.ts'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import type { Transaction, TransactionRunner } from '../transaction.ts'
import { beginStatements } from './begin-statements.ts'
import { lockStatement } from './locks.ts'
import { listServers } from '#server/runtime/database-servers.ts'
import { openPostgres, type PostgresConnections } from './open-postgres.ts'
import { asStoreError, isRepeatable } from './postgres-errors.ts'
import { runStatements, type Statement } from './run-statements.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

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
      const settled = () => running.delete(work)
      work.then(settled, settled)
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
    }
    next = transaction.next(rows)
  }
  if (!isCommitted) await ask([...waiting, commit])
  return next.value
}

const commit: Statement = { sql: 'COMMIT' }
