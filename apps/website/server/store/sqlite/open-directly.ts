import { DatabaseSync } from 'node:sqlite'
import { createSqlBuilder } from '../sql-builder.ts'
import { StoreUnavailableError } from '../store-unavailable-error.ts'
import type { TransactionRunner } from '../transaction.ts'
import { fileBehind } from './open-sqlite.ts'
import { createGroupCommit, runSteps, type Outcome } from './group-commit.ts'

/** Opens the embedded store for reading, in the caller's thread, while a server writes to it. A transaction that writes fails. */
export function openReader(file: string): TransactionRunner {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  const sql = createSqlBuilder('sqlite')
  return {
    async run(transaction, input) {
      database.exec('BEGIN')
      try {
        return runSteps(transaction(sql, input), (text) => database.prepare(text))
      } finally {
        database.exec('ROLLBACK')
      }
    },
    async close() {
      database.close()
    },
  }
}

/** Opens the embedded store for writing, in the caller's thread, beside a server or without one. */
export function openWriter(file: string): TransactionRunner {
  const { commitGroup, close } = createGroupCommit(file, fileBehind(file))
  return {
    run: async (transaction, input) => {
      const [outcome] = commitGroup([(sql) => transaction(sql, input)])
      return resultOf(outcome)
    },
    async close() {
      close()
    },
  }
}

/** The result of a committed transaction. @throws what became of any other one */
export function resultOf<Result>(outcome: Outcome | undefined): Result {
  switch (outcome?.outcome) {
    case 'committed':
      return outcome.result as Result
    case 'unavailable':
      throw new StoreUnavailableError(outcome.reason, { code: outcome.code })
    case 'failed':
      throw outcome.error
    case undefined:
      throw new Error('A transaction has no outcome')
  }
}
