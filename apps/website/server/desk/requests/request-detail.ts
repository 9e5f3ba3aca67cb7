import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { RequestHistoryRow, RequestNoteRow, RequestReplyRow } from '#server/store/tables/desk-rows.ts'
import { type AppointmentRecord, readAppointmentsOf } from '../appointments/desk-appointments.ts'
import { describeAppointment } from '../appointments/describe-appointments.ts'
import type { DeskEdition } from '../desk-edition.ts'
import { describeMail, type MailRecord, readMails } from '../mailbox/describe-mails.ts'
import { summaryColumns, type SummaryRow, summarise } from './request-summary.ts'
import { type Contact, readContact } from './contact-transactions.ts'
import { readWriters } from './request-writers.ts'
import type { ResponseTime } from './overdue.ts'
import type { StoredContext } from '#contract/consultation-context.ts'
import type { Answers } from '#contract/consultation.ts'
import { referenceOf } from '#server/requests/delivery/message-text.ts'
import type { SpamJudgement } from '#server/requests/spam/spam-judgement.ts'
import type {
  DeliveryEntry,
  HistoryEntry,
  LabelledAnswer,
  Note,
  Reply,
  RequestDetail,
  Touch,
  Writer,
} from '#contract/desk/requests.ts'
import type { Colleague } from '#contract/desk/workspace.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** A request with all its related rows. */
type RequestRecord = {
  request: SummaryRow & {
    email: string
    phone: string
    message: string
    context: string | null
    spam: string | null
    answered_at: string | null
    call_id: string | null
  }
  notes: RequestNoteRow[]
  replies: RequestReplyRow[]
  mails: MailRecord[]
  writers: Writer[]
  history: RequestHistoryRow[]
  appointments: { row: AppointmentRecord; clashes: boolean }[]
  deliveries: DeliveryRow[]
  /** Whether its call is in the store. */
  isCallStored: boolean
  contact: Contact
}

/** Maximum number of each kind shown: nobody reads a longer page. */
const most = 200
const maxOfSamePerson = 20

/** Reads one request for the desk; null if it does not exist or was erased. */
export function* readRequest(
  sql: Sql,
  { id, now }: { id: string; now: string },
): Transaction<RequestRecord | null> {
  const [request] = yield* rowsOf(
    realRequests(sql)
      .select([...summaryColumns, 'email', 'phone', 'message', 'context', 'spam', 'answered_at', 'call_id'])
      .where('id', '=', id),
  )
  if (!request) return null
  const notes = yield* rowsOf(
    sql
      .selectFrom('request_notes')
      .selectAll()
      .where('request_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const replies = yield* rowsOf(
    sql
      .selectFrom('request_replies')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const mails = yield* readMails(sql, id, most)
  const history = yield* rowsOf(
    sql
      .selectFrom('request_history')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  const appointments = yield* readAppointmentsOf(sql, { requestId: id, now })
  const deliveries = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .selectAll()
      .where('consultation_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .limit(most),
  )
  const [call] =
    request.call_id === null
      ? []
      : yield* rowsOf(sql.selectFrom('voice_calls').select('id').where('id', '=', request.call_id))
  const contact = yield* readContact(sql, { id, email: request.email, most: maxOfSamePerson })
  const writers = (yield* readWriters(sql, [id])).get(id) ?? []
  return {
    request,
    notes,
    replies,
    mails,
    writers,
    history,
    appointments,
    deliveries,
    isCallStored: call !== undefined,
    contact,
  }
}

/** Returns the colleague with an id, including former ones. */
export type NameColleague = (id: string) => Colleague

type ReplyWords = Pick<DeskEdition, 'tag' | 'confirmationSubject' | 'replySubject'>

/** Describes a request for its page, at a time (milliseconds since the epoch). */
export function describeRequestRecord(
  record: RequestRecord,
  options: {
    responseTime: ResponseTime
    now: number
    nameColleague: NameColleague
    /** The site in the language of a request. The store's threads read no content, so it is handed in. */
    editionOf: (language: string | undefined) => ReplyWords
    /** The answers with what the form calls their fields: content as well. */
    labelAnswers: (answers: Answers | undefined) => LabelledAnswer[]
  },
): RequestDetail {
  const {
    request,
    notes,
    replies,
    mails,
    writers,
    history,
    appointments,
    deliveries,
    isCallStored,
    contact,
  } = record
  const { responseTime, now, nameColleague, labelAnswers } = options
  const context = JSON.parse(request.context ?? '{}') as StoredContext
  const spam = request.spam === null ? null : (JSON.parse(request.spam) as SpamJudgement)
  const edition = options.editionOf(context.language)
  const subjects = new Map(replies.map(({ id, subject }) => [id, subject]))
  return {
    ...summarise(request, responseTime, now),
    email: request.email,
    phone: request.phone,
    message: request.message,
    answers: labelAnswers(context.answers),
    reference: referenceOf(request.id),
    replySubject: subjectOfReply(record, edition),
    replyLanguage: edition.tag,
    context: {
      consent: context.consent ?? null,
      // Undefined values have no key in the JSON they came from.
      touch: (context.touch as { first: Touch; last?: Touch } | undefined) ?? null,
      site: context.site ?? null,
      language: context.language ?? null,
    },
    spam: spam && {
      score: spam.score,
      // A signal below zero speaks for the request.
      reasons: spam.reasons.filter(({ points }) => points >= 0).map(({ signal }) => signal),
    },
    answeredAt: request.answered_at,
    appointments: appointments.map(({ row, clashes }) => describeAppointment(row, clashes)),
    notes: notes.map((row) => describeNote(row, nameColleague)),
    replies: replies.map((row) => describeReply(row, nameColleague)),
    mails: mails.map((row) => describeMail(row, nameColleague)),
    writers,
    history: history.map((row) => describeHistory(row, subjects, nameColleague)),
    deliveries: deliveries.map(describeDelivery),
    call: request.call_id === null ? null : { id: request.call_id, isKept: isCallStored },
    samePerson: contact.others.map((row) => {
      const { id, createdAt, state, service, page, excerpt } = summarise(row, responseTime, now)
      return { id, createdAt, state, service, page, excerpt, callId: row.stored_call }
    }),
    isApart: contact.isApart,
  }
}

/** Mail programs keep a conversation together by its subject, too. */
function subjectOfReply(
  { request, replies, deliveries }: RequestRecord,
  { confirmationSubject, replySubject }: ReplyWords,
): string {
  const [last] = replies
  if (last) return last.subject.startsWith('Re: ') ? last.subject : `Re: ${last.subject}`.slice(0, 200)
  return deliveries.some(({ channel }) => channel === 'confirmation')
    ? `Re: ${confirmationSubject(request)}`
    : replySubject(referenceOf(request.id))
}

const describeNote = (row: RequestNoteRow, nameColleague: NameColleague): Note => ({
  id: row.id,
  at: row.created_at,
  by: nameColleague(row.staff_id),
  text: row.text,
})

export const describeReply = (row: RequestReplyRow, nameColleague: NameColleague): Reply => ({
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
