import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { Transaction } from '../transaction.ts'

/** Runs a transaction on an open savepoint named `unit`, without a single await, and returns its result. */
export function runSteps<Result>(
  transaction: Transaction<Result>,
  prepare: (sql: string) => StatementSync,
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
    }
    next = transaction.next(rows)
  }
  return next.value
}
