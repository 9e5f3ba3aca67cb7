import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'

/** Deletes counters whose window has ended. `now` is ISO 8601. */
export function* deleteEndedUsage(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('usage').where('window_ends_at', '<=', now))
  return null
}
