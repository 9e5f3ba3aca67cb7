import type { ExpressionBuilder } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Schema } from '#server/store/schema.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import { consultationColumns } from '#server/requests/receive/consultation-columns.ts'
import type { Message } from './channel.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { Notice } from './notice.ts'

/** A row that only this process may deliver now. */
export type ClaimedDelivery = Pick<DeliveryRow, 'id' | 'attempts' | 'progress'> & { message: Message }

export type ClaimInput = {
  channel: string
  /** SHA-256 of the channel's target. */
  target: string
  /** Unique for each claim. */
  claim: string
  limit: number
  /** ISO 8601. */
  now: string
  /** A wait that began after this instant was recorded by a clock that has been set back since. */
  soonest: string
}

/**
 * Claims due rows of a channel, longest waiting first. A row goes to one of two concurrent instances: the second waits
 * for the first to commit and then finds the row claimed.
 */
export function* claimDeliveries(sql: Sql, input: ClaimInput): Transaction<ClaimedDelivery[]> {
  const { channel, target, claim, limit } = input
  const [disabled] = yield* rowsOf(
    sql
      .selectFrom('delivery_channels')
      .select('name')
      .where('name', '=', channel)
      .where('disabled_target', '=', target),
  )
  if (disabled) return []
  const due = isDue(input)
  const claimed = yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({ claim })
      .where('id', 'in', (from) =>
        from
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', channel)
          .where(due)
          .orderBy('due_at')
          .limit(limit),
      )
      .where(due)
      .returning(['id', 'attempts', 'progress', 'notice', 'consultation_id', 'created_at']),
  )
  const deliveries: ClaimedDelivery[] = []
  for (const { id, attempts, progress, ...row } of claimed) {
    const message = yield* readMessage(sql, { id, ...row })
    if (message) deliveries.push({ id, attempts, progress, message })
  }
  return deliveries
}

const isDue =
  ({ now, soonest }: ClaimInput) =>
  (row: ExpressionBuilder<Schema, 'deliveries'>) =>
    row.and([
      row('state', '=', 'waiting'),
      row('claim', 'is', null),
      row.or([row('due_at', '<=', now), row('waits_since', '>', soonest)]),
    ])

function* readMessage(
  sql: Sql,
  delivery: Pick<DeliveryRow, 'id' | 'notice' | 'consultation_id' | 'created_at'>,
): Generator<Step, Message | undefined, unknown[]> {
  if (delivery.notice !== null) {
    return {
      type: 'notice',
      notice: JSON.parse(delivery.notice) as Notice,
      createdAt: delivery.created_at,
    }
  }
  const [row] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select([...consultationColumns, 'state'])
      .where('id', '=', delivery.consultation_id ?? ''),
  )
  if (!row) return undefined
  const { state, ...consultation } = row
  const [reply] = yield* rowsOf(
    sql.selectFrom('request_replies').select(['subject', 'text']).where('delivery_id', '=', delivery.id),
  )
  return {
    type: 'consultation',
    consultation,
    ...(state === 'probe' && { isProbe: true }),
    ...(reply && { reply }),
  }
}
