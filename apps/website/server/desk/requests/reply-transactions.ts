import { createId } from '#server/store/create-id.ts'
import { lock, rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { replyChannel } from '#server/requests/delivery/channels/reply/reply-channel.ts'
import { insertDeliveries } from '#server/requests/delivery/insert-deliveries.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import {
  deskLock,
  handlingOf,
  readHandling,
  touchRequest,
  withStage,
  writeHandling,
} from './handling-steps.ts'
import { addHistory, type Actor } from '#server/requests/history/history-steps.ts'
import { keepUndo } from './undo-steps.ts'

/** `held`: a held request must be released before it can be answered. */
export type AddReplyOutcome =
  | { outcome: 'added'; id: string; deliveryId: string | null; email: string }
  | { outcome: 'gone' | 'held' }

/**
 * Adds a reply to a request, whose state changes from `new` to `contacted`.
 * @param input.dueAt when the mail may be sent (ISO 8601); null if a mail program sends it
 */
export function* addRequestReply(
  sql: Sql,
  input: Actor & {
    staffId: string
    requestId: string
    subject: string
    text: string
    dueAt: string | null
    tokenHash: string
  },
): Transaction<AddReplyOutcome> {
  const { requestId, subject, text, dueAt, ...actor } = input
  yield* lock([deskLock])
  const [found] = yield* rowsOf(
    sql.selectFrom('consultations').select(['email', 'state']).where('id', '=', requestId),
  )
  if (found?.state === 'held') return { outcome: 'held' }
  const [request] = yield* readHandling(sql, [requestId])
  if (!request || !found) return { outcome: 'gone' }

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
  const steps =
    request.stage === 'new'
      ? yield* writeHandling(
          sql,
          [{ request, after: withStage(handlingOf(request), 'contacted', actor.now) }],
          actor,
        )
      : []
  if (steps.length === 0) yield* touchRequest(sql, requestId)
  yield* keepUndo(sql, [{ kind: 'reply', requestId, replyId: id }, ...steps], actor)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: kind === 'reply-sent' ? 'reply.sent' : 'reply.prepared',
    subject: { kind: 'request', id: requestId },
  })
  return { outcome: 'added', id, deliveryId, email: found.email }
}
