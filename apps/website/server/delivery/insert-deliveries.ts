import { countPushSubscriptions } from './channels/push/push-subscription-transactions.ts'
import { pushChannel } from './channels/push/push-channel.ts'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'

/** The subject of a delivery: a request, or a notice to the operators. */
type Subject = { consultation_id: string } | { notice: string }

/**
 * Writes a row for each channel, due now by default; for push only while somebody is subscribed. Existing rows stay
 * unchanged.
 * @param input.name prefix of the ids; the channel follows
 * @param input.now ISO 8601
 * @param input.dueAt when the first attempt may begin (ISO 8601)
 */
export function* insertDeliveries(
  sql: Sql,
  input: {
    name: string
    subject: Subject
    channels: readonly string[]
    now: string
    dueAt?: string | undefined
  },
): Transaction<null> {
  const { name, subject, now, dueAt = now } = input
  const hasPush = input.channels.includes(pushChannel) && (yield* countPushSubscriptions(sql)) > 0
  const channels = input.channels.filter((channel) => channel !== pushChannel || hasPush)
  if (channels.length === 0) return null
  yield* rowsOf(
    sql
      .insertInto('deliveries')
      .values(
        channels.map((channel) => ({
          id: `${name}-${channel}`,
          ...subject,
          channel,
          state: 'waiting' as const,
          created_at: now,
          waits_since: now,
          due_at: dueAt,
          attempts: 0,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  return null
}
