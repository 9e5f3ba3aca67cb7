import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'

/**
 * Writes the outbox rows of a request, one for each channel; the relay takes them from there. A part of the transaction that adds the
 * request or releases it. Rows that are there already stay as they are.
 * @param input.channels of `configuredChannels`
 * @param input.now ISO 8601
 */
export function* enqueueDeliveries(
  sql: Sql,
  input: { consultationId: string; channels: readonly string[]; now: string },
): Transaction<null> {
  const { consultationId, channels, now } = input
  if (channels.length === 0) return null
  yield* rowsOf(
    sql
      .insertInto('deliveries')
      .values(
        channels.map((channel) => ({
          id: `${consultationId}-${channel}`,
          consultation_id: consultationId,
          channel,
          state: 'waiting' as const,
          created_at: now,
          waits_since: now,
          due_at: now,
          attempts: 0,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  return null
}
