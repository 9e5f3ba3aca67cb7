import type { PoolClient } from 'pg'
import { createSqlBuilder } from '../sql-builder.ts'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import type { TransactionRunner } from '../transaction-runner.ts'
import type {
  StartTransaction,
  TransactionInput,
  TransactionName,
  TransactionResult,
} from '../transactions.ts'
import type { Step, Transaction } from '../transaction.ts'
import { beginStatement } from './begin-statement.ts'
import { lockStatement } from './locks.ts'
import { listServers } from './list-servers.ts'
import { openPostgres, type PostgresConnections } from './open-postgres.ts'
import { asStoreError, isRepeatable } from './postgres-errors.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

/**
 * The larger engine: PostgreSQL, shared by every instance of the site. It must have been migrated.
 * @param url with `?pgbouncer=true` for a PgBouncer in transaction mode before 1.21, which does not support prepared
 * statements.
 * @param timeout of a transaction in milliseconds.
 */
export function createPostgresRunner(
  url: string,
  timeout: number,
  startTransaction: StartTransaction,
): TransactionRunner {
  const pool = openPostgres(url, timeout)
  const sql = createSqlBuilder('postgres')
  const [server = url] = listServers(url)
  const isPrepared = new URL(server).searchParams.get('pgbouncer') !== 'true'
  const nameOf: StatementNames = isPrepared ? createStatementNames() : () => undefined
  const begin = beginStatement(timeout)
  const running = new Set<Promise<unknown>>()

  async function runRepeatedly(start: () => Transaction<unknown>): Promise<unknown> {
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
    async run<Name extends TransactionName>(name: Name, input: TransactionInput<Name>) {
      const work = runRepeatedly(() => startTransaction(name, sql, input))
      running.add(work)
      const settled = () => running.delete(work)
      work.then(settled, settled)
      return (await inTime(work, timeout)) as TransactionResult<Name>
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
type Protocol = { begin: string; nameOf: StatementNames }

async function runOnce(
  pool: PostgresConnections,
  protocol: Protocol,
  transaction: Transaction<unknown>,
): Promise<unknown> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error)
  })
  let isWhole = false
  try {
    const result = await runSteps(client, protocol, transaction)
    await ask(client, 'COMMIT')
    isWhole = true
    return result
  } finally {
    // A connection in the middle of a transaction is closed instead of reused: closing it rolls back.
    client.release(!isWhole)
  }
}

async function runSteps(
  client: PoolClient,
  protocol: Protocol,
  transaction: Transaction<unknown>,
): Promise<unknown> {
  const { begin } = protocol
  let next = transaction.next()
  // A transaction that begins with locks sends both in one message, which saves a round trip.
  if (next.done || next.value.kind !== 'lock') await ask(client, begin)
  else next = transaction.next(await ask(client, `${begin}; ${lockStatement(next.value.names)}`))
  while (!next.done) next = transaction.next(await runStep(client, protocol, next.value))
  return next.value
}

async function runStep(client: PoolClient, { begin, nameOf }: Protocol, step: Step): Promise<unknown[]> {
  switch (step.kind) {
    case 'query':
      return ask(client, step.query.sql, step.query.parameters, nameOf(step.query.sql))
    case 'lock':
      return ask(client, lockStatement(step.names))
    case 'undo':
      return ask(client, `ROLLBACK; ${begin}`)
  }
}

async function ask(
  client: PoolClient,
  text: string,
  values?: readonly unknown[],
  name?: string,
): Promise<unknown[]> {
  try {
    const { rows } = await client.query<object>({
      text,
      ...(values && { values: [...values] }),
      ...(name !== undefined && { name }),
    })
    return rows
  } catch (error) {
    throw asStoreError(error)
  }
}
