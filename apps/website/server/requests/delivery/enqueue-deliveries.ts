import type { Sql, Transaction } from '#server/store/transaction.ts'
import { insertDeliveries } from './insert-deliveries.ts'

/**
 * Writes the outbox rows of a request, one per channel, for the relay. Runs in the transaction that adds or releases
 * the request. Existing rows stay unchanged.
 * @param input.channels of `configuredChannels`
 * @param input.now ISO 8601
 * @param input.dueAt when the first attempt may begin (ISO 8601); at once by default
 */
export function* enqueueDeliveries(
  sql: Sql,
  input: { consultationId: string; channels: readonly string[]; now: string; dueAt?: string | undefined },
): Transaction<null> {
  const { consultationId, channels, now, dueAt } = input
  const subject = { consultation_id: consultationId }
  return yield* insertDeliveries(sql, { name: consultationId, subject, channels, now, dueAt })
}
