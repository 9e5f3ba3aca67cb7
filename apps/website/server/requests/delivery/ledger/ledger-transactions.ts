import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow, DeliveryState } from '#server/store/tables/delivery-rows.ts'

/** Filters of the ledger. An absent filter selects everything. */
export type DeliveryFilter = {
  channel?: string | undefined
  state?: DeliveryState | undefined
  /** The beginning of a row's id, such as the id of a request. */
  idBegins?: string | undefined
}

/** Lists deliveries, newest first. */
export function* listDeliveries(
  sql: Sql,
  { filter, limit }: { filter: DeliveryFilter; limit: number },
): Transaction<DeliveryRow[]> {
  let query = sql.selectFrom('deliveries').selectAll()
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.idBegins !== undefined) query = query.where('id', 'like', `${filter.idBegins}%`)
  return yield* rowsOf(query.orderBy('created_at', 'desc').orderBy('id').limit(limit))
}

/**
 * Makes rows due at once, as if they had never been tried, and enables a disabled channel again: one row by id,
 * whatever its state, or all unsent rows of a channel. Running deliveries are not touched.
 * @param input.now ISO 8601
 * @returns the ids of the rows
 */
export function* replayDeliveries(
  sql: Sql,
  input: { which: { id: string } | { channel: string }; now: string },
): Transaction<string[]> {
  const { which, now } = input
  const update = sql
    .updateTable('deliveries')
    .set({
      state: 'waiting',
      waits_since: now,
      due_at: now,
      attempts: 0,
      progress: null,
      settled_at: null,
    })
    .where('claim', 'is', null)
    .returning(['id', 'channel'])
  const replayed = yield* rowsOf(
    'id' in which
      ? update.where('id', '=', which.id)
      : update.where('channel', '=', which.channel).where('state', '!=', 'sent'),
  )
  for (const channel of new Set(replayed.map((row) => row.channel))) {
    yield* rowsOf(
      sql.updateTable('delivery_channels').set({ disabled_target: null }).where('name', '=', channel),
    )
  }
  return replayed.map(({ id }) => id)
}
