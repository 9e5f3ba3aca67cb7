import { pushChannel } from './channels/push/push-channel.ts'
import { rowsOfEach } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'

/** The subject of a delivery: a request, or a notice to the operators. */
type Subject = { consultation_id: string } | { notice: string }

type NewDeliveries = {
  /** Prefix of the ids; the channel follows. */
  name: string
  subject: Subject
  channels: readonly string[]
  /** ISO 8601. */
  now: string
  /** When the first attempt may begin (ISO 8601); now by default. */
  dueAt?: string | undefined
}

/** Writes a row for each channel, for push only while somebody is subscribed. Existing rows stay unchanged. */
export function* insertDeliveries(sql: Sql, deliveries: NewDeliveries): Transaction<null> {
  yield* rowsOfEach(deliveryInserts(sql, deliveries))
  return null
}

/** The queries of `insertDeliveries`, to run them beside others. They return the channels of the new rows. */
export function deliveryInserts(sql: Sql, { name, subject, channels, now, dueAt = now }: NewDeliveries) {
  const rowOf = (channel: string) => ({
    id: `${name}-${channel}`,
    ...subject,
    channel,
    state: 'waiting' as const,
    created_at: now,
    waits_since: now,
    due_at: dueAt,
    attempts: 0,
  })
  const others = channels.filter((channel) => channel !== pushChannel).map(rowOf)
  const push = rowOf(pushChannel)
  const table = sql.insertInto('deliveries')
  return [
    ...(others.length > 0 ? [table.values(others)] : []),
    ...(channels.includes(pushChannel)
      ? [
          table
            .columns(Object.keys(push) as (keyof typeof push)[])
            .expression(
              sql
                .selectNoFrom((row) =>
                  Object.entries(push).map(([column, value]) => row.val(value).as(column)),
                )
                .where((where) => where.exists(sql.selectFrom('push_subscriptions').select('id'))),
            ),
        ]
      : []),
  ].map((insert) => insert.onConflict((conflict) => conflict.column('id').doNothing()).returning('channel'))
}
