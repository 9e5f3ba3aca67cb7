import { createId } from '#server/store/create-id.ts'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { replyChannel } from '#server/requests/delivery/active-channels.ts'
import { insertDeliveries } from '#server/requests/delivery/outbox.ts'
import type { RequestReplyRow } from '#server/store/tables/desk-rows.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import {
  afterEntryOf,
  assignmentOf,
  isSameAssignment,
  readAssignments,
  touchRequest,
  withStage,
  writeAssignments,
  recordUndo,
} from './change-requests.ts'
import { addHistory, deskLock, type Actor } from '#server/requests/receive/request-history.ts'

/** A reply, or an answer from a mail program: `byAddress` if its writer is no member of staff. */
export type NewerReply = RequestReplyRow & { byAddress?: string }

/** `held`: a held request must be released before it can be answered. */
export type AddReplyOutcome =
  | { outcome: 'added'; id: string; deliveryId: string | null; email: string }
  | { outcome: 'gone' | 'held' | 'no-address' }
  /** Somebody has replied since the writer looked. */
  | { outcome: 'overtaken'; newer: NewerReply }

/**
 * Adds a reply to a request, whose stage changes from `new` to `contacted`. Its writer becomes the owner if there is none.
 * @param input.seen the newest reply or answer by mail that its writer saw; null for none
 * @param input.dueAt when the mail may be sent (ISO 8601); null if a mail program sends it
 */
export function* addRequestReply(
  sql: Sql,
  input: Actor & {
    staffId: string
    requestId: string
    subject: string
    text: string
    seen: string | null
    dueAt: string | null
    tokenHash: string
  },
): Transaction<AddReplyOutcome> {
  const { requestId, subject, text, seen, dueAt, ...actor } = input
  yield* lock([deskLock])
  const [found] = yield* rowsOf(
    sql.selectFrom('consultations').select(['email', 'state']).where('id', '=', requestId),
  )
  if (found?.state === 'held') return { outcome: 'held' }
  const [request] = yield* readAssignments(sql, [requestId])
  if (!request || !found) return { outcome: 'gone' }
  if (found.email === '') return { outcome: 'no-address' }
  const newest = yield* readNewest(sql, requestId)
  // The reply that was seen may have been taken back: ids grow with time.
  if (newest && newest.id > (seen ?? '')) return { outcome: 'overtaken', newer: newest }

  const id = createId()
  const deliveryId = dueAt === null ? null : `${id}-${replyChannel}`
  yield* rowsOf(
    sql.insertInto('request_replies').values({
      id,
      request_id: requestId,
      created_at: actor.now,
      staff_id: actor.staffId,
      subject,
      text,
      delivery_id: deliveryId,
    }),
  )
  if (dueAt !== null) {
    yield* insertDeliveries(sql, {
      name: id,
      subject: { consultation_id: requestId },
      channels: [replyChannel],
      now: actor.now,
      dueAt,
    })
  }
  const kind = dueAt === null ? 'reply-prepared' : 'reply-sent'
  yield* addHistory(sql, [{ requestId, fact: { kind, replyId: id } }], actor)
  const before = assignmentOf(request)
  const after = {
    ...(request.stage === 'new' ? withStage(before, 'contacted', actor.now) : before),
    ownerId: request.ownerId ?? actor.staffId,
    snooze: afterEntryOf(actor.staffId, before).snooze,
  }
  const steps = isSameAssignment(before, after)
    ? []
    : yield* writeAssignments(sql, [{ request, after }], actor)
  if (steps.length === 0) yield* touchRequest(sql, requestId)
  yield* recordUndo(sql, [{ kind: 'reply', requestId, replyId: id }, ...steps], actor)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: kind === 'reply-sent' ? 'reply.sent' : 'reply.prepared',
    subject: { kind: 'request', id: requestId },
  })
  return { outcome: 'added', id, deliveryId, email: found.email }
}

/** Reads the newest reply, or answer from a mail program. Ids grow with time. */
function* readNewest(sql: Sql, requestId: string): Generator<Step, NewerReply | undefined, unknown[]> {
  const [reply] = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('id', 'desc')
      .limit(1),
  )
  const [mail] = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .selectAll()
      .where('request_id', '=', requestId)
      .where('kind', '=', 'answer')
      .orderBy('id', 'desc')
      .limit(1),
  )
  if (!mail || (reply && reply.id > mail.id)) return reply
  const { id, arrived_at, staff_id, from_address: byAddress, subject, text } = mail
  return {
    id,
    request_id: requestId,
    created_at: arrived_at,
    staff_id: staff_id ?? '',
    subject,
    text,
    delivery_id: null,
    ...(staff_id === null && { byAddress }),
  }
}
