import { rowsOf } from './transaction.ts'
import type { Sql, Transaction } from './transaction.ts'

/**
 * Reads a row and writes one, to see whether the store answers: a full disk or a standby reads well.
 * @param mark null to read only. `key` names a counter that nothing counts with, one for each process, or they would wait
 *   for each other; `now` is ISO 8601, and the row goes with the counters that have ended.
 */
export function* probe(sql: Sql, mark: { key: string; now: string } | null): Transaction<true> {
  yield* rowsOf(sql.selectFrom('consultations').select('id').limit(1))
  if (mark === null) return true
  const { key, now } = mark
  yield* rowsOf(
    sql
      .insertInto('usage')
      .values({ key, used: 0, window_ends_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: now })),
  )
  return true
}
