import { lock, rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import { replayDeliveries } from '#server/requests/delivery/ledger/ledger-transactions.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { deskLock, touchRequest } from './handling-steps.ts'
import { addHistory, type Actor } from '#server/requests/history/history-steps.ts'

/** Makes a delivery of a request due again. `running`: an attempt is in progress. */
export function* replayRequestDelivery(
  sql: Sql,
  { requestId, deliveryId, ...actor }: Actor & { requestId: string; deliveryId: string },
): Transaction<DeliveryRow | 'gone' | 'running'> {
  yield* lock([deskLock])
  const find = sql
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', deliveryId)
    .where('consultation_id', '=', requestId)
  const [known] = yield* rowsOf(find)
  if (!known) return 'gone'
  const replayed = yield* replayDeliveries(sql, { which: { id: deliveryId }, now: actor.now })
  if (replayed.length === 0) return 'running'
  yield* addHistory(sql, [{ requestId, fact: { kind: 'replayed', deliveryId } }], actor)
  yield* touchRequest(sql, requestId)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: 'delivery.replayed',
    subject: { kind: 'delivery', id: deliveryId },
  })
  const [row] = yield* rowsOf(find)
  return row ?? 'gone'
}
