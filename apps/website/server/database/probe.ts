import { rowsOf } from './transaction.ts'
import type { Sql, Transaction } from './transaction.ts'

/** Reads one row, to see whether the store answers. */
export function* probe(sql: Sql, _input: null): Transaction<true> {
  yield* rowsOf(sql.selectFrom('consultations').select('id').limit(1))
  return true
}
