import { hash, randomBytes } from 'node:crypto'
import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'

const mark = 'frontdesk-probe-'

/**
 * Creates an Idempotency-Key for one probe. It cannot be guessed, and it has no effect unless the store permits it
 * (`permitProbe`).
 */
export const createProbeKey = (): string => mark + randomBytes(24).toString('base64url')

/** Whether a key claims to be a probe. The store decides whether it is one. */
export const claimsToBeProbe = (idempotencyKey: string | null): boolean =>
  idempotencyKey?.startsWith(mark) ?? false

/** Hashes a key as the store does. */
export const hashProbeKey = (key: string): string => hash('sha256', key)

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
export function* consumeProbePermit(
  sql: Sql,
  { keyHash, now }: { keyHash: string | null; now: string },
): Generator<Step, boolean, unknown[]> {
  if (keyHash === null) return false
  const consumed = yield* rowsOf(
    sql
      .deleteFrom('usage')
      .where('key', '=', permitOf(keyHash))
      .where('window_ends_at', '>', now)
      .returning('key'),
  )
  return consumed.length > 0
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
