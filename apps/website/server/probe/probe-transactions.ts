import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Step, Transaction } from '#server/database/transaction.ts'
import type { DeliveryRow } from '#server/delivery/delivery-rows.ts'

/** Permits are counters that nothing counts with: they go with those whose window has ended. */
const permitOf = (keyHash: string): string => `probe ${keyHash}`

/**
 * Lets one request with this key pass as a probe. Only those who can write into the store can permit one.
 * @param input.until ISO 8601
 */
export function* permitProbe(
  sql: Sql,
  { keyHash, until }: { keyHash: string; until: string },
): Transaction<null> {
  yield* rowsOf(sql.insertInto('usage').values({ key: permitOf(keyHash), used: 0, window_ends_at: until }))
  return null
}

/** Uses the permit up. False where there is none: the request is not a probe of this site's operator. */
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

/** What became of a probe in one channel. */
export type ProbeDelivery = Pick<DeliveryRow, 'channel' | 'state' | 'attempts' | 'answer'>

/** The deliveries of a probe; null where the store has no such probe. */
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

/** Removes probes with their deliveries: this one, or those of a process that ended before it could. `before` is ISO 8601. */
export function* removeProbes(sql: Sql, which: { id: string } | { before: string }): Transaction<number> {
  const probes = sql.deleteFrom('consultations').where('state', '=', 'probe').returning('id')
  const removed = yield* rowsOf(
    'id' in which ? probes.where('id', '=', which.id) : probes.where('created_at', '<', which.before),
  )
  return removed.length
}
