import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { DeliveryChannelRow, DeliveryState } from '#server/store/tables/delivery-rows.ts'

/** The ledger in numbers. */
export type DeliverySummary = {
  /** `oldest`: ISO 8601, when the oldest row was written. */
  counts: { channel: string; state: DeliveryState; count: number; oldest: string }[]
  /** Channels that failed or were disabled. A channel that always worked is absent. */
  channels: DeliveryChannelRow[]
}

/** Counts the ledger by channel and state. */
export function* summariseDeliveries(sql: Sql): Transaction<DeliverySummary> {
  const counts = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select((row) => [
        'channel',
        'state',
        row.fn.countAll<number | string>().as('count'),
        row.fn.min('created_at').as('oldest'),
      ])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state'),
  )
  const channels = yield* rowsOf(sql.selectFrom('delivery_channels').selectAll().orderBy('name'))
  // PostgreSQL counts in 64 bits, which the driver returns as text.
  return { counts: counts.map(({ count, ...row }) => ({ ...row, count: Number(count) })), channels }
}
