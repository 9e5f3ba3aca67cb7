import type {
  RequestAttachmentRow,
  RequestMailRow,
  RequestNoteRow,
  RequestReplyRow,
} from '#server/store/tables/desk-rows.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { VoiceCallRow } from '#server/store/tables/voice-call-rows.ts'
import { type Compilable, sql as raw } from 'kysely'
import type { PersonName } from '#contract/desk/privacy.ts'
import { hasAddress, isAddress } from '#server/requests/receive/same-address.ts'
import { isSamePhone } from '#server/requests/receive/same-phone.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type {
  ConsultationWithAssignment,
  StoredConsultation,
} from '#server/requests/receive/read-consultations.ts'

/** Everything that the store holds about one person. */
export type PersonRecords = {
  requests: (StoredConsultation & Pick<ConsultationWithAssignment, 'value' | 'reason'>)[]
  deliveries: DeliveryRow[]
  /** Notes and replies that staff wrote about the requests. */
  notes: RequestNoteRow[]
  replies: RequestReplyRow[]
  appointments: AppointmentRow[]
  /** Mails in the conversations of the requests, and mails from the address in those of others. */
  mails: RequestMailRow[]
  /** Files of those mails, without their content. */
  attachments: Omit<RequestAttachmentRow, 'content'>[]
  /** Calls in which the address was said or typed, and calls in which the assistant filled in one of the requests. */
  calls: VoiceCallRow[]
  /** Call ids in requests without a record here: the hosted platform carried the call, or its record was deleted. */
  callsElsewhere: string[]
}

/** A person and a point in time. */
export type Person = PersonName & {
  /** ISO 8601. A message after the erasure is a new request. */
  until: string
}

/** The requests of a person. By phone, only those without an address: a number may be that of a family or a company. */
const isOf = (sql: Sql, person: PersonName) =>
  'email' in person
    ? isAddress(sql, 'email', [person.email])
    : raw<boolean>`(email = '' and ${isSamePhone(person.phone)})`

/** Runs a query for rows about these ids, if there are any: PostgreSQL refuses an empty list. */
function* rowsAbout<Row>(ids: readonly string[], query: Compilable<Row>): Transaction<Row[]> {
  return ids.length === 0 ? [] : yield* rowsOf(query)
}

/** Collects everything about one person. */
export function* findPerson(sql: Sql, { until, ...person }: Person): Transaction<PersonRecords> {
  const requests = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .selectAll()
      .where(isOf(sql, person))
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .orderBy('id'),
  )
  const ids = requests.map(({ id }) => id)
  const deliveries = yield* rowsAbout(
    ids,
    sql.selectFrom('deliveries').selectAll().where('consultation_id', 'in', ids).orderBy('id'),
  )
  const notes = yield* rowsAbout(
    ids,
    sql.selectFrom('request_notes').selectAll().where('request_id', 'in', ids).orderBy('id'),
  )
  const replies = yield* rowsAbout(
    ids,
    sql.selectFrom('request_replies').selectAll().where('request_id', 'in', ids).orderBy('id'),
  )
  const appointments = yield* rowsAbout(
    ids,
    sql.selectFrom('appointments').selectAll().where('request_id', 'in', ids).orderBy('id'),
  )
  const mails = yield* rowsOf(
    sql
      .selectFrom('request_mails')
      .selectAll()
      .where((row) =>
        row.or([
          ...('email' in person ? [isAddress(sql, 'from_address', [person.email])] : []),
          ...(ids.length > 0 ? [row('request_id', 'in', ids)] : []),
        ]),
      )
      .where('arrived_at', '<=', until)
      .orderBy('id'),
  )
  const mailIds = mails.map(({ id }) => id)
  const attachments = yield* rowsAbout(
    mailIds,
    sql
      .selectFrom('request_attachments')
      .select(['id', 'mail_id', 'request_id', 'position', 'name', 'size'])
      .where('mail_id', 'in', mailIds)
      .orderBy('mail_id')
      .orderBy('position'),
  )
  const named = [...new Set(requests.flatMap(callOf))]
  const calls = yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .selectAll()
      .where('created_at', '<=', until)
      .where((row) =>
        row.or([
          ...('email' in person ? [hasAddress(sql, 'transcript', person.email)] : []),
          ...(named.length > 0 ? [row('id', 'in', named)] : []),
        ]),
      )
      .orderBy('created_at'),
  )
  const found = new Set(calls.map(({ id }) => id))
  const callsElsewhere = named.filter((id) => !found.has(id))
  return { requests, deliveries, notes, replies, appointments, mails, attachments, calls, callsElsewhere }
}

function callOf({ context }: { context: string | null }): string[] {
  const { call_id } = JSON.parse(context ?? '{}') as { call_id?: string }
  return call_id === undefined ? [] : [call_id]
}

/**
 * Exports everything about one person in the form they receive. Hashes are left out: they are internal bookkeeping
 * without meaning.
 */
export function exportOf(
  {
    requests,
    deliveries,
    notes,
    replies,
    appointments,
    mails,
    attachments,
    calls,
    callsElsewhere,
  }: PersonRecords,
  head: PersonName & { exportedAt: string },
) {
  return {
    ...head,
    requests: requests.map((request) => ({
      id: request.id,
      created_at: request.created_at,
      state: request.state,
      name: request.name,
      email: request.email,
      phone: request.phone,
      company: request.company,
      service: request.service,
      message: request.message,
      page_source: request.page_source,
      value: request.value,
      reason: request.reason,
      context: read(request.context),
      spam: read(request.spam),
    })),
    deliveries: deliveries.map(({ id, channel, state, created_at, settled_at, answer }) => ({
      id,
      channel,
      state,
      created_at,
      settled_at,
      answer,
    })),
    notes: notes.map(({ request_id, created_at, text }) => ({ request_id, created_at, text })),
    replies: replies.map(({ request_id, created_at, subject, text }) => ({
      request_id,
      created_at,
      subject,
      text,
    })),
    appointments: appointments.map(
      ({ request_id, kind, state, starts_at, ends_at, zone, words, created_at }) => ({
        request_id,
        kind,
        state,
        starts_at,
        ends_at,
        zone,
        words,
        created_at,
      }),
    ),
    mails: mails.map(({ id, request_id, kind, arrived_at, from_name, from_address, subject, text }) => ({
      request_id,
      kind,
      arrived_at,
      from_name,
      from_address,
      subject,
      text,
      // The desk downloads them.
      attachments: attachments
        .filter(({ mail_id }) => mail_id === id)
        .map(({ name, size }) => ({ name, size })),
    })),
    calls: calls.map((call) => ({
      ...call,
      assistant: read(call.assistant),
      transcript: read(call.transcript),
    })),
    callsElsewhere,
  }
}

const read = (text: string | null) => JSON.parse(text ?? 'null') as unknown
