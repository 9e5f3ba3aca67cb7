import { sql as raw } from 'kysely'
import type { PersonName } from '#contract/desk/privacy.ts'
import { phoneKey } from '#contract/phone-number.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { engineOf } from '#server/store/sql-builder.ts'
import { rowsOf, undo, wipe } from '#server/store/transaction.ts'
import type { Sql, Transaction, TransactionRunner } from '#server/store/transaction.ts'
import type { Erasure, ErasedPeople } from './erased-people.ts'
import { findPerson, type Person, type PersonRecords } from './find-person.ts'

export type EraseOutcome =
  | { outcome: 'erased'; requests: number; deliveries: number; calls: number }
  /** These deliveries of the person are running, and nothing was erased. */
  | { outcome: 'busy'; deliveries: string[] }

/** `remains`: sentences about the copies that no erasure in the store reaches. */
export type FoundErasure =
  | (Extract<EraseOutcome, { outcome: 'erased' }> & { remains: string[] })
  | Extract<EraseOutcome, { outcome: 'busy' }>

/**
 * Erases a person whose records were shown before, and puts them on the list of erasures, so that a backup does not bring them back.
 * @param options.now what came later stays
 * @param options.staffId who erases; null for the operator's command
 */
export async function eraseFound(
  store: Pick<TransactionRunner, 'run'>,
  records: PersonRecords,
  options: { person: PersonName; erasures: ErasedPeople; now: Date; staffId: string | null },
): Promise<FoundErasure> {
  const { person, erasures, now, staffId } = options
  const running = records.deliveries.filter(({ state, claim }) => state === 'waiting' && claim !== null)
  if (running.length > 0) return { outcome: 'busy', deliveries: running.map(({ id }) => id) }
  const until = now.toISOString()
  const listedOf = (each: PersonName): Erasure => ({ hash: erasures.hash(each), erased_at: until })
  const erasure = listedOf(person)
  const others = otherWritings(person, records).map(listedOf)
  // Recorded before the erasure: if it is interrupted, the next start of the server completes it.
  for (const each of [erasure, ...others]) erasures.add(each)
  const outcome = await store.run(erasePerson, { ...person, until, erasure, isForced: false, staffId })
  if (outcome.outcome === 'busy') return outcome
  for (const each of others) await store.run(recordErasure, each)
  const engine = await store.run(wipeErased, undefined)
  return {
    ...outcome,
    remains: [
      ...(engine === 'postgres' ? [untilVacuum] : []),
      inBackups,
      ...(records.mails.length > 0 ? [inMailbox] : []),
      ...(records.appointments.length > 0 ? [inCalendars] : []),
    ],
  }
}

/** The phone numbers as the requests have them: one without a country code has another hash, and backups have those. */
const otherWritings = (person: PersonName, { requests }: PersonRecords): PersonName[] =>
  'phone' in person
    ? requests
        .filter(({ phone }) => phoneKey(phone) !== phoneKey(person.phone))
        .map(({ phone }) => ({ phone }))
    : []

const inBackups =
  'Existing backups still contain it. After a restore, the server erases it again when it starts. Delete those backups, or let RETENTION_BACKUPS_DAYS do it.'
const inMailbox =
  'The mailbox still contains the mails: the site never deletes there. Delete them with your mail program.'
const inCalendars =
  'Invitations stay in the calendars and mailboxes of those who got them. Delete them there.'
const untilVacuum =
  'The files of PostgreSQL still contain it until the next VACUUM, and its log (WAL) and archive until they are recycled.'

/** Overwrites what an erasure left in the files of the embedded store. Returns the engine. */
export function* wipeErased(sql: Sql): Transaction<'sqlite' | 'postgres'> {
  const engine = engineOf(sql)
  // Addresses arrive in no order, so SQLite splits pages of this index, and leaves copies in their unused parts.
  if (engine === 'sqlite')
    yield* rowsOf({ compile: () => raw<never>`REINDEX consultations_by_email`.compile(sql) })
  yield* wipe()
  return engine
}

/** The channels that have something of this person already. */
export const sentTo = ({ deliveries }: PersonRecords): string[] => [
  ...new Set(deliveries.filter(({ state }) => state === 'sent').map(({ channel }) => channel)),
]

/**
 * Erases a person. A tombstone of each request stays (id, time, form and service). Calls, deliveries, notes, replies, mails,
 * appointments and the history of the requests are deleted. The search index follows by itself.
 * @param input.erasure the recorded entry; see `erased-people.ts`
 * @param input.isForced erase even if a delivery appears to be running. At the start of a server, after a restore, none
 * can be.
 */
export function* erasePerson(
  sql: Sql,
  input: Person & {
    erasure: Erasure
    isForced: boolean
    /** Null for the operator's commands. */
    staffId: string | null
  },
): Transaction<EraseOutcome> {
  const { erasure, isForced } = input
  const { requests, deliveries, mails, calls } = yield* findPerson(sql, input)
  const ids = requests.map(({ id }) => id)
  // In the conversations of others, too. Their attachments follow.
  if (mails.length > 0) {
    const mailIds = mails.map(({ id }) => id)
    yield* rowsOf(sql.deleteFrom('request_attachments').where('mail_id', 'in', mailIds))
    yield* rowsOf(sql.deleteFrom('request_mails').where('id', 'in', mailIds))
  }
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
    const ofRequests = [
      'request_attachments',
      'request_mails',
      'request_notes',
      'request_replies',
      'request_history',
      'request_writers',
      'contact_exceptions',
      // The times are free again.
      'appointments',
    ] as const
    for (const table of ofRequests) {
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
          snoozed_until: null,
          snooze_kind: null,
          snoozed_by: null,
          value: null,
          reason: null,
        })
        .where('id', 'in', ids),
    )
  }
  const callIds = calls.map(({ id }) => id)
  if (callIds.length > 0) {
    yield* rowsOf(sql.deleteFrom('voice_rooms').where('call_id', 'in', callIds))
    yield* rowsOf(sql.deleteFrom('voice_calls').where('id', 'in', callIds))
  }
  yield* recordErasure(sql, erasure)
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

/** Records an erasure in the store, also one that found no rows. */
export function* recordErasure(sql: Sql, erasure: Erasure): Transaction<null> {
  yield* rowsOf(
    sql
      .insertInto('erasures')
      .values(erasure)
      .onConflict((conflict) => conflict.doNothing()),
  )
  return null
}
