import { rowsOf } from './transaction.ts'
import type { Sql, Transaction } from './transaction.ts'

/**
 * Reads a row and writes one, to check whether the store works: reading succeeds on a full disk and on a standby.
 * @param mark null to read only. `key` names an unused counter, one for each process so that they do not wait for each
 * other; `now` is ISO 8601, and the row is deleted with the ended counters.
 */
export function* ping(sql: Sql, mark: { key: string; now: string } | null): Transaction<true> {
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
