import { DatabaseSync } from 'node:sqlite'
import { createSqlBuilder } from '../sql-builder.ts'
import type { StartTransaction, TransactionName, TransactionResult } from '../transactions.ts'
import type { TransactionRunner } from '../transaction-runner.ts'
import { runSteps } from './run-steps.ts'

/** Opens the embedded store for reading while a server writes to it. A transaction that writes fails. */
export function createSqliteReader(file: string, startTransaction: StartTransaction): TransactionRunner {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const sql = createSqlBuilder('sqlite')
  return {
    async run<Name extends TransactionName>(name: Name, input: unknown) {
      database.exec('BEGIN')
      try {
        const transaction = startTransaction(name, sql, input)
        return runSteps(transaction, (text) => database.prepare(text)) as TransactionResult<Name>
      } finally {
        database.exec('ROLLBACK')
      }
    },
    async close() {
      database.close()
    },
  }
}
