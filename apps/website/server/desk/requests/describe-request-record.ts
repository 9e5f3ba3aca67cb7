import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import { referenceOf } from '#server/requests/delivery/reference-of.ts'
import type { SpamJudgement } from '#server/requests/spam/spam-judgement.ts'
import type {
  Colleague,
  DeliveryEntry,
  HistoryEntry,
  Note,
  Reply,
  RequestDetail,
  Touch,
} from '#contract/desk/requests.ts'
import type { RequestHistoryRow, RequestNoteRow, RequestReplyRow } from '#server/store/tables/desk-rows.ts'
import type { RequestRecord } from './read-request.ts'
import { type Promised, summarise } from './summary-row.ts'

/** Returns the colleague with an id, including former ones. */
export type NameColleague = (id: string) => Colleague

/** Describes a request for its page, at a time (milliseconds since the epoch). */
export function describeRequestRecord(
  record: RequestRecord,
  options: { promised: Promised; now: number; nameColleague: NameColleague },
): RequestDetail {
  const { request, notes, replies, history, deliveries, isCallKept, samePerson } = record
  const { promised, now, nameColleague } = options
  const context = JSON.parse(request.context ?? '{}') as ConsultationContext
  const spam = request.spam === null ? null : (JSON.parse(request.spam) as SpamJudgement)
  const subjects = new Map(replies.map(({ id, subject }) => [id, subject]))
  return {
    ...summarise(request, promised, now),
    email: request.email,
    phone: request.phone,
    message: request.message,
    reference: referenceOf(request.id),
    context: {
      consent: context.consent ?? null,
      // Undefined values have no key in the JSON they came from.
      touch: (context.touch as { first: Touch; last?: Touch } | undefined) ?? null,
    },
    spam: spam && {
      score: spam.score,
      // A signal below zero speaks for the request.
      reasons: spam.reasons.filter(({ points }) => points >= 0).map(({ signal }) => signal),
    },
    answeredAt: request.answered_at,
    notes: notes.map((row) => describeNote(row, nameColleague)),
    replies: replies.map((row) => describeReply(row, nameColleague)),
    history: history.map((row) => describeHistory(row, subjects, nameColleague)),
    deliveries: deliveries.map(describeDelivery),
    call: request.call_id === null ? null : { id: request.call_id, isKept: isCallKept },
    samePerson: samePerson.map((row) => {
      const { id, createdAt, state, service, page, excerpt } = summarise(row, promised, now)
      return { id, createdAt, state, service, page, excerpt }
    }),
  }
}

const describeNote = (row: RequestNoteRow, nameColleague: NameColleague): Note => ({
  id: row.id,
  at: row.created_at,
  by: nameColleague(row.staff_id),
  text: row.text,
})

const describeReply = (row: RequestReplyRow, nameColleague: NameColleague): Reply => ({
  id: row.id,
  at: row.created_at,
  by: nameColleague(row.staff_id),
  subject: row.subject,
  text: row.text,
  deliveryId: row.delivery_id,
})

function describeHistory(
  row: RequestHistoryRow,
  subjects: ReadonlyMap<string, string>,
  nameColleague: NameColleague,
): HistoryEntry {
  const { replyId, ...details } = JSON.parse(row.details) as { replyId?: string }
  return {
    id: row.id,
    at: row.at,
    by: row.staff_id === null ? null : nameColleague(row.staff_id),
    kind: row.kind,
    ...details,
    ...(replyId !== undefined && { subject: subjects.get(replyId) ?? '' }),
    // Only `addHistory` writes these rows.
  } as HistoryEntry
}

export const describeDelivery = (row: DeliveryRow): DeliveryEntry => ({
  id: row.id,
  channel: row.channel,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  dueAt: row.due_at,
  isRunning: row.claim !== null,
  settledAt: row.settled_at,
  answer: row.answer,
})
