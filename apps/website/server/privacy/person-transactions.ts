import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import type { DeliveryRow } from '#server/delivery/delivery-rows.ts'

/** What was to be delivered of these requests, and what became of it. */
export function* listDeliveriesOf(
  sql: Sql,
  { consultationIds }: { consultationIds: readonly string[] },
): Transaction<DeliveryRow[]> {
  if (consultationIds.length === 0) return []
  return yield* rowsOf(
    sql.selectFrom('deliveries').selectAll().where('consultation_id', 'in', consultationIds).orderBy('id'),
  )
}
