import { sql as raw } from 'kysely'
import { rowsOf, undo } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import type { StoredConsultation } from '#server/requests/receive/read-consultations.ts'
import type { RequestNoteRow, RequestReplyRow } from '#server/store/tables/desk-rows.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { VoiceCallRow } from '#server/store/tables/voice-call-rows.ts'

/** Everything that the store holds about one person. */
export type PersonRecords = {
  requests: StoredConsultation[]
  deliveries: DeliveryRow[]
  /** Notes and replies that staff wrote about the requests. */
  notes: RequestNoteRow[]
  replies: RequestReplyRow[]
  /** Calls in which the address was said or typed, and calls in which the assistant filled in one of the requests. */
  calls: VoiceCallRow[]
  /** Call ids in requests without a record here: the hosted platform carried the call, or its record was deleted. */
  callsElsewhere: string[]
}

/** A person, identified by e-mail address and a point in time. */
export type Person = {
  email: string
  /** ISO 8601. A message after the erasure is a new request. */
  until: string
}

/** Collects everything about one person. */
export function* findPerson(sql: Sql, person: Person): Transaction<PersonRecords> {
  return yield* collect(sql, person)
}

export type EraseOutcome =
  | { outcome: 'erased'; requests: number; deliveries: number; calls: number }
  /** One of the person's deliveries is running. */
  | { outcome: 'busy'; deliveries: string[] }

/**
 * Erases a person. A tombstone of each request stays (id, time, form and service). Calls, deliveries, notes, replies
 * and the history of the requests are deleted. The search index follows by itself.
 * @param input.erasure the recorded entry; see `erasure-list.ts`
 * @param input.isForced erase even if a delivery appears to be running. At the start of a server, after a restore, none
 * can be.
 */
export function* erasePerson(
  sql: Sql,
  input: Person & {
    erasure: { hash: string; erased_at: string }
    isForced: boolean
    /** Null for the operator's commands. */
    staffId: string | null
  },
): Transaction<EraseOutcome> {
  const { erasure, isForced } = input
  const { requests, deliveries, calls } = yield* collect(sql, input)
  const ids = requests.map(({ id }) => id)
  if (ids.length > 0) {
    // Deleted first: a concurrent relay either claimed them before, or finds nothing.
    const pending = sql.deleteFrom('deliveries').where('consultation_id', 'in', ids)
    yield* rowsOf(
      isForced
        ? pending
        : pending.where((row) => row.or([row('state', '!=', 'waiting'), row('claim', 'is', null)])),
    )
    const running = yield* rowsOf(
      sql.selectFrom('deliveries').select('id').where('consultation_id', 'in', ids),
    )
    if (running.length > 0) {
      yield* undo()
      return { outcome: 'busy', deliveries: running.map(({ id }) => id) }
    }
    for (const table of ['request_notes', 'request_replies', 'request_history'] as const) {
      yield* rowsOf(sql.deleteFrom(table).where('request_id', 'in', ids))
    }
    yield* rowsOf(
      sql
        .updateTable('consultations')
        .set({
          name: '',
          email: '',
          phone: '',
          company: '',
          message: '',
          context: null,
          spam: null,
          message_hash: null,
          idempotency_key_hash: null,
          content_hash: 'erased',
          state: 'erased',
          owner_id: null,
        })
        .where('id', 'in', ids),
    )
  }
  const callIds = calls.map(({ id }) => id)
  if (callIds.length > 0) {
    yield* rowsOf(sql.deleteFrom('voice_rooms').where('call_id', 'in', callIds))
    yield* rowsOf(sql.deleteFrom('voice_calls').where('id', 'in', callIds))
  }
  yield* rowsOf(
    sql
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.doNothing()),
  )
  yield* addAuditEntry(sql, {
    at: erasure.erased_at,
    staffId: input.staffId,
    action: 'person.erased',
    subject: { kind: 'person', id: null },
    details: { requests: requests.length, deliveries: deliveries.length, calls: calls.length },
  })
  return {
    outcome: 'erased',
    requests: requests.length,
    deliveries: deliveries.length,
    calls: calls.length,
  }
}

function* collect(sql: Sql, { email, until }: Person): Generator<Step, PersonRecords, unknown[]> {
  const spellings = spellingsOf(email)
  const requests = yield* rowsOf(
    sql
      .selectFrom('consultations')
      .selectAll()
      .where(raw<string>`lower(email)`, 'in', spellings)
      .where('created_at', '<=', until)
      .orderBy('created_at'),
  )
  const ids = requests.map(({ id }) => id)
  const deliveries =
    ids.length === 0
      ? []
      : yield* rowsOf(
          sql.selectFrom('deliveries').selectAll().where('consultation_id', 'in', ids).orderBy('id'),
        )
  const notes =
    ids.length === 0
      ? []
      : yield* rowsOf(
          sql.selectFrom('request_notes').selectAll().where('request_id', 'in', ids).orderBy('id'),
        )
  const replies =
    ids.length === 0
      ? []
      : yield* rowsOf(
          sql.selectFrom('request_replies').selectAll().where('request_id', 'in', ids).orderBy('id'),
        )
  const named = [...new Set(requests.flatMap(callOf))]
  const calls = yield* rowsOf(
    sql
      .selectFrom('voice_calls')
      .selectAll()
      .where('created_at', '<=', until)
      .where((row) =>
        row.or([
          ...spellings.map(
            (spelling) =>
              raw<boolean>`lower(transcript) like ${`%${escapeLike(JSON.stringify(spelling).slice(1, -1))}%`} escape '!'`,
          ),
          ...(named.length > 0 ? [row('id', 'in', named)] : []),
        ]),
      )
      .orderBy('created_at'),
  )
  const found = new Set(calls.map(({ id }) => id))
  return { requests, deliveries, notes, replies, calls, callsElsewhere: named.filter((id) => !found.has(id)) }
}

/** SQLite lowercases ASCII letters only, PostgreSQL all letters. */
function spellingsOf(email: string): string[] {
  const trimmed = email.trim()
  const inAscii = trimmed.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Set([trimmed.toLowerCase(), inAscii])]
}

const escapeLike = (text: string) => text.replaceAll(/[!%_]/g, '!$&')

function callOf({ context }: { context: string | null }): string[] {
  const { call_id } = JSON.parse(context ?? '{}') as { call_id?: string }
  return call_id === undefined ? [] : [call_id]
}
