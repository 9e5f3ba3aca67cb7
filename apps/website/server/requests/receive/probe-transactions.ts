import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'

/** Permits are stored as counters that expire with their window. */
const permitOf = (keyHash: string): string => `probe ${keyHash}`

/**
 * Permits one request with this key to pass as a probe. This requires write access to the store.
 * @param input.until ISO 8601
 */
export function* permitProbe(
  sql: Sql,
  { keyHash, until }: { keyHash: string; until: string },
): Transaction<null> {
  yield* rowsOf(sql.insertInto('usage').values({ key: permitOf(keyHash), used: 0, window_ends_at: until }))
  return null
}

/** Consumes the permit. Returns false if there is none: the request is not a probe of this site's operator. */
export function* takeProbePermit(
  sql: Sql,
  { keyHash, now }: { keyHash: string | null; now: string },
): Generator<Step, boolean, unknown[]> {
  if (keyHash === null) return false
  const taken = yield* rowsOf(
    sql
      .deleteFrom('usage')
      .where('key', '=', permitOf(keyHash))
      .where('window_ends_at', '>', now)
      .returning('key'),
  )
  return taken.length > 0
}

/** The delivery of a probe through one channel. */
export type ProbeDelivery = Pick<DeliveryRow, 'channel' | 'state' | 'attempts' | 'answer'>

/** Finds the deliveries of a probe; null if the store has no such probe. */
export function* findProbe(sql: Sql, { id }: { id: string }): Transaction<ProbeDelivery[] | null> {
  const [row] = yield* rowsOf(
    sql.selectFrom('consultations').select('id').where('id', '=', id).where('state', '=', 'probe'),
  )
  if (!row) return null
  return yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select(['channel', 'state', 'attempts', 'answer'])
      .where('consultation_id', '=', id)
      .orderBy('channel'),
  )
}

/**
 * Removes probes with their deliveries: one by id, or those left behind by a process that ended early. `before` is ISO
 * 8601.
 */
export function* deleteProbes(sql: Sql, which: { id: string } | { before: string }): Transaction<number> {
  const probes = sql.deleteFrom('consultations').where('desk_state', '=', 'probe').returning('id')
  const removed = yield* rowsOf(
    'id' in which ? probes.where('id', '=', which.id) : probes.where('created_at', '<', which.before),
  )
  return removed.length
}
