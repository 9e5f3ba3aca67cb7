import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { releaseConsultation } from '#server/requests/spam/held-requests.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { recordUndo, touchRequest } from './change-requests.ts'
import { addHistory, deskLock, touchRequests, type Actor } from '#server/requests/receive/request-history.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import { replayDeliveries } from '#server/requests/delivery/ledger.ts'

/**
 * Releases held requests: they are new, and delivered like any other.
 * @param input.dueAt when the first attempt to deliver them may begin (ISO 8601): until then it can be undone
 * @returns the ids of those that were held
 */
export function* releaseRequests(
  sql: Sql,
  input: Actor & { ids: readonly string[]; channels: readonly string[]; dueAt: string; tokenHash: string },
): Transaction<string[]> {
  const { ids, channels, dueAt, ...actor } = input
  yield* lock([deskLock])
  const released: string[] = []
  for (const id of ids) {
    const isReleased = yield* releaseConsultation(sql, { id, channels, now: actor.now, dueAt })
    if (isReleased) released.push(id)
  }
  if (released.length === 0) return released
  yield* rowsOf(touchRequests(sql).where('id', 'in', released))
  yield* addHistory(
    sql,
    released.map((requestId) => ({ requestId, fact: { kind: 'released' } })),
    actor,
  )
  yield* recordUndo(
    sql,
    released.map((requestId) => ({ kind: 'released', requestId })),
    actor,
  )
  for (const id of released) {
    yield* addAuditEntry(sql, {
      at: actor.now,
      staffId: actor.staffId,
      action: 'request.released',
      subject: { kind: 'request', id },
    })
  }
  return released
}

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

/** Deletes deliveries without an attempt. @returns false if one has begun; nothing is deleted then */
export function* withdraw(sql: Sql, ids: readonly (string | null)[]): Generator<Step, boolean, unknown[]> {
  const named = ids.filter((id) => id !== null)
  if (named.length === 0) return true
  const idle = yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({ claim: 'withdrawn' })
      .where('id', 'in', named)
      .where('state', '=', 'waiting')
      .where('claim', 'is', null)
      .where('attempts', '=', 0)
      .returning('id'),
  )
  const claimed = idle.map(({ id }) => id)
  if (claimed.length < named.length) {
    if (claimed.length > 0) {
      yield* rowsOf(sql.updateTable('deliveries').set({ claim: null }).where('id', 'in', claimed))
    }
    return false
  }
  yield* rowsOf(sql.deleteFrom('deliveries').where('id', 'in', claimed))
  return true
}
