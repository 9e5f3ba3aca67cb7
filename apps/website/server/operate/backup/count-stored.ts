import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { countVoiceCalls } from '#server/voice/calls/voice-call-transactions.ts'

/** How many requests and calls a store holds. */
export type Stored = { requests: number; calls: number }

/** Counts what was created before an instant (ISO 8601). */
export function* countStored(sql: Sql, { before }: { before: string }): Transaction<Stored> {
  const [row] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('created_at', '<', before),
  )
  return { requests: Number(row?.count), calls: yield* countVoiceCalls(sql, { time: before }) }
}
