import type { Pool, PoolClient } from 'pg'
import { createSqlBuilder } from '../sql-builder.ts'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import { storeTimeout } from '../transaction-runner.ts'
import type { TransactionRunner } from '../transaction-runner.ts'
import { startTransaction } from '../transactions.ts'
import type { TransactionInput, TransactionName, TransactionResult } from '../transactions.ts'
import type { Step, Transaction } from '../transaction.ts'
import { lockNumber } from './lock-number.ts'
import { asStoreError, isRepeatable } from './postgres-errors.ts'

/** The larger engine: PostgreSQL, shared by every instance of the site. It must have been migrated. */
export function createPostgresRunner(pool: Pool): TransactionRunner {
  const sql = createSqlBuilder('postgres')
  const running = new Set<Promise<unknown>>()

  async function runRepeatedly(start: () => Transaction<unknown>): Promise<unknown> {
    const deadline = Date.now() + storeTimeout
    for (;;) {
      try {
        return await runOnce(pool, start())
      } catch (error) {
        if (!isRepeatable(error)) throw error
        if (Date.now() > deadline) throw new StoreUnavailableError('Too much contention', { cause: error })
      }
    }
  }

  return {
    async run<Name extends TransactionName>(name: Name, input: TransactionInput<Name>) {
      const work = runRepeatedly(() => startTransaction(name, sql, input))
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
      return (await inTime(work)) as TransactionResult<Name>
    },
    async close() {
      await Promise.allSettled(running)
      await pool.end()
    },
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new StoreUnavailableError('The store did not answer in time')),
      storeTimeout,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function runOnce(pool: Pool, transaction: Transaction<unknown>): Promise<unknown> {
  const client = await pool.connect().catch((error: unknown) => {
    throw asStoreError(error)
  })
  let broken: unknown
  try {
    await ask(client, 'BEGIN')
    const result = await runSteps(client, transaction)
    await ask(client, 'COMMIT')
    return result
  } catch (error) {
    // A connection with a transaction in an unknown state is not worth keeping: closing it rolls back.
    broken = error
    throw error
  } finally {
    client.release(broken !== undefined)
  }
}

async function runSteps(client: PoolClient, transaction: Transaction<unknown>): Promise<unknown> {
  let next = transaction.next()
  while (!next.done) next = transaction.next(await runStep(client, next.value))
  return next.value
}

async function runStep(client: PoolClient, step: Step): Promise<unknown[]> {
  switch (step.kind) {
    case 'query':
      return ask(client, step.query.sql, step.query.parameters)
    case 'lock': {
      const numbers = step.names.map(lockNumber).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      return ask(client, 'SELECT pg_advisory_xact_lock(n) FROM unnest($1::bigint[]) AS n', [
        numbers.map(String),
      ])
    }
    case 'undo':
      return ask(client, 'ROLLBACK; BEGIN')
  }
}

async function ask(client: PoolClient, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  try {
    const { rows } = await client.query<object>(text, [...values])
    return rows
  } catch (error) {
    throw asStoreError(error)
  }
}
