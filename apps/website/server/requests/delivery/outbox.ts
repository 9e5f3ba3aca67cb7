import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { rowsOfEach, type Sql, type Transaction, rowsOf, type Step } from '#server/store/transaction.ts'
import type { StoredContext } from '#contract/consultation-context.ts'
import { asDelivered } from '#server/requests/stored-answers.ts'
import type { Schema } from '#server/store/schema.ts'
import { consultationColumns } from '#server/store/tables/request-rows.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import { pushChannel } from './active-channels.ts'
import type { MailedReply, Message, Notice } from './channel.ts'
import { readMailedAppointment } from './mailed-appointment.ts'

/** The subject of a delivery: a request, or a notice to the operators. */
type Subject = { consultation_id: string } | { notice: string }

type NewDelivery = {
  /** Prefix of the id; the channel follows. */
  name: string
  subject: Subject
  /** ISO 8601. */
  now: string
  /** When the first attempt may begin (ISO 8601); now by default. */
  dueAt?: string | undefined
  /** Since when it waits, for numbers and lists (ISO 8601); now by default. */
  createdAt?: string | undefined
}

type NewDeliveries = NewDelivery & {
  channels: readonly string[]
  /** The only person whose browsers are notified; everybody by default. */
  to?: string | null | undefined
}

const rowOf = (channel: string, { name, subject, now, dueAt = now, createdAt = now }: NewDelivery) => ({
  id: `${name}-${channel}`,
  ...subject,
  channel,
  state: 'waiting' as const,
  created_at: createdAt,
  waits_since: now,
  due_at: dueAt,
  attempts: 0,
})

/** The query that writes a row for a channel if a condition holds. */
export function deliveryInsertIf(
  sql: Sql,
  channel: string,
  delivery: NewDelivery,
  condition: (where: ExpressionBuilder<Schema, never>) => Expression<SqlBool>,
) {
  const row = rowOf(channel, delivery)
  return sql
    .insertInto('deliveries')
    .columns(Object.keys(row) as (keyof typeof row)[])
    .expression(
      sql
        .selectNoFrom((select) => Object.entries(row).map(([column, value]) => select.val(value).as(column)))
        .where(condition),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
}

/**
 * Writes a row for each channel, for push only while somebody is subscribed. Existing rows stay unchanged. Runs in the
 * transaction that adds or releases the request, or sends the reply.
 */
export function* insertDeliveries(sql: Sql, deliveries: NewDeliveries): Transaction<null> {
  yield* rowsOfEach(deliveryInserts(sql, deliveries))
  return null
}

/** The queries of `insertDeliveries`, to run them beside others. They return the channels of the new rows. */
export function deliveryInserts(sql: Sql, { channels, to = null, ...delivery }: NewDeliveries) {
  const others = channels.filter((channel) => channel !== pushChannel)
  const subscriptions =
    to === null
      ? sql.selectFrom('push_subscriptions')
      : sql.selectFrom('push_subscriptions').where('staff_id', '=', to)
  return [
    ...(others.length > 0
      ? [
          sql
            .insertInto('deliveries')
            .values(others.map((channel) => rowOf(channel, delivery)))
            .onConflict((conflict) => conflict.column('id').doNothing()),
        ]
      : []),
    ...(channels.includes(pushChannel)
      ? [deliveryInsertIf(sql, pushChannel, delivery, (where) => where.exists(subscriptions.select('id')))]
      : []),
  ].map((insert) => insert.returning('channel'))
}

/**
 * Writes the outbox rows of a notice, one per channel. A notice with the same id is written once.
 * @param input.channels names of channels that accept notices
 * @param input.now ISO 8601
 */
export function* enqueueNotice(
  sql: Sql,
  { notice, channels, now }: { notice: Notice; channels: readonly string[]; now: string },
): Transaction<null> {
  const subject = { notice: JSON.stringify(notice) }
  return yield* insertDeliveries(sql, { name: notice.id, subject, channels, now, to: notice.to })
}

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
 * Claims due rows of a channel, longest waiting first. The claim counts as an attempt, so that a delivery that ends its
 * process is given up like any other. A row goes to one of two concurrent instances: the second waits
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
      .set((row) => ({ claim, attempts: row('attempts', '+', 1) }))
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
    const notice = JSON.parse(delivery.notice) as Notice
    const to = yield* readRecipient(sql, notice)
    return { type: 'notice', notice, createdAt: delivery.created_at, ...(to && { to }) }
  }
  const [row] = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .select([...consultationColumns, 'state', 'context'])
      .where('id', '=', delivery.consultation_id ?? ''),
  )
  if (!row) return undefined
  const { state, context, ...consultation } = row
  const stored = JSON.parse(context ?? '{}') as StoredContext
  const reply = yield* readReply(sql, delivery)
  const appointment = yield* readMailedAppointment(sql, delivery)
  return {
    type: 'consultation',
    consultation: asDelivered(consultation, stored),
    ...(stored.language !== undefined && { language: stored.language }),
    ...(state === 'probe' && { isProbe: true }),
    ...(reply && { reply }),
    ...(appointment && { appointment }),
  }
}

/** Whom a notice tells: its person may have left since. */
function* readRecipient(
  sql: Sql,
  { to }: Notice,
): Generator<Step, { staffId: string; email: string } | undefined, unknown[]> {
  if (!to) return undefined
  const [staff] = yield* rowsOf(
    sql.selectFrom('staff').select('email').where('id', '=', to).where('removed_at', 'is', null),
  )
  return staff && { staffId: to, email: staff.email }
}

/** A longer thread makes headers that mail servers refuse. */
const mostMails = 20
/** The ids of signatures in `reply_templates`: everybody's, and one person's. */
export const sharedSignature = 'signature:shared'
export const signatureOf = (staffId: string): string => `signature:${staffId}`

/** The reply of a delivery, if it is one: mail programs thread it below the confirmation and the replies before it. */
function* readReply(
  sql: Sql,
  delivery: Pick<DeliveryRow, 'id' | 'consultation_id'>,
): Generator<Step, MailedReply | undefined, unknown[]> {
  const [reply] = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .leftJoin('staff', 'staff.id', 'request_replies.staff_id')
      .select(['request_replies.id', 'request_replies.staff_id', 'subject', 'text', 'name', 'phone'])
      .where('delivery_id', '=', delivery.id),
  )
  if (!reply) return undefined
  const before = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .select(['id', 'delivery_id'])
      .where('request_id', '=', delivery.consultation_id ?? '')
      .where('id', '<', reply.id)
      .orderBy('id'),
  )
  const confirmation = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select('id')
      .where('consultation_id', '=', delivery.consultation_id)
      .where('channel', '=', 'confirmation'),
  )
  const mails = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .select(['id', 'message_id'])
      .where('request_id', '=', delivery.consultation_id ?? '')
      .where('kind', 'in', ['reply', 'other', 'answer'])
      .where('id', '<', reply.id)
      .orderBy('id', 'desc')
      .limit(mostMails),
  )
  const since = [
    ...before.map(({ id, delivery_id: follows }) => ({ id, follows })),
    ...mails.map(({ id, message_id: follows }) => ({ id, follows })),
  ].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const follows = [...confirmation.map(({ id }) => id), ...since.map(({ follows: id }) => id)]
  const signatures = yield* rowsOf(
    sql
      .selectFrom('reply_templates')
      .select(['id', 'text'])
      .where('id', 'in', [sharedSignature, signatureOf(reply.staff_id)])
      .where('deleted_at', 'is', null),
  )
  const own = signatures.find(({ id, text }) => id !== sharedSignature && text !== '')
  const { subject, text, name, phone } = reply
  return {
    subject,
    text,
    by: name ?? '',
    phone: phone ?? '',
    signature: (own ?? signatures.find(({ id }) => id === sharedSignature))?.text ?? null,
    follows: follows.filter((id) => id !== null),
  }
}
