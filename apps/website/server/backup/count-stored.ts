import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'

/** How many requests and calls a store holds. */
export type Stored = { requests: number; calls: number }

/** Counts what was created before an instant (ISO 8601). */
export function* countStored(sql: Sql, { before }: { before: string }): Transaction<Stored> {
  const count = function* (table: 'consultations' | 'voice_calls') {
    const [row] = yield* rowsOf(
      sql
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .where('created_at', '<', before),
    )
    return Number(row?.count)
  }
  return { requests: yield* count('consultations'), calls: yield* count('voice_calls') }
}
