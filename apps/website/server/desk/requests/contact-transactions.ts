import { sql as raw } from 'kysely'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { addHistory, deskLock, touchRequests, type Actor } from '#server/requests/receive/request-history.ts'
import { isAddress } from '#server/requests/receive/same-address.ts'
import type { SummaryRow } from './request-summary.ts'
import { summaryColumns } from './request-summary.ts'
import { recordUndo } from './change-requests.ts'
import { realRequests, realStates } from '#server/requests/receive/read-consultations.ts'

/** A contact is no record: it is the requests from one address, in any spelling, but for those that staff set apart. */
export type Contact = {
  /** The other requests, newest first, with the stored calls that they came from. */
  others: (SummaryRow & { stored_call: string | null })[]
  isApart: boolean
}

/** Reads the other requests of a person. */
export function* readContact(
  sql: Sql,
  { id, email, most }: { id: string; email: string; most: number },
): Generator<Step, Contact, unknown[]> {
  const [exception] = yield* rowsOf(
    sql.selectFrom('contact_exceptions').select('request_id').where('request_id', '=', id),
  )
  if (exception) return { others: [], isApart: true }
  // One that staff made for a visitor with a phone number only, or one that was erased.
  if (email === '') return { others: [], isApart: false }
  const others = yield* rowsOf(
    realRequests(sql)
      .select([
        ...summaryColumns,
        raw<string | null>`(select voice_calls.id from voice_calls where voice_calls.id = call_id)`.as(
          'stored_call',
        ),
      ])
      .where(isAddress(sql, 'email', [email]))
      .where('id', '!=', id)
      .where(raw<boolean>`not exists (select 1 from contact_exceptions where request_id = consultations.id)`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  )
  return { others, isApart: false }
}

type Apart = { requestId: string; isApart: boolean }

/**
 * Sets a request apart from the others of its address, or puts it together with them.
 * @returns whether that changed anything; null if there is no such request
 */
export function* setApart(
  sql: Sql,
  { requestId, isApart, ...actor }: Actor & Apart & { tokenHash: string },
): Transaction<boolean | null> {
  yield* lock([deskLock])
  const isChanged = yield* writeApart(sql, { requestId, isApart }, actor)
  if (!isChanged) return isChanged
  yield* recordUndo(sql, [{ kind: 'apart', requestId, isApart }], actor)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: isApart ? 'request.set-apart' : 'request.put-together',
    subject: { kind: 'request', id: requestId },
  })
  return true
}

/** Does so without an undo. The others of the address change with it, so that open desks read them again. */
export function* writeApart(
  sql: Sql,
  { requestId, isApart }: Apart,
  actor: Actor,
): Generator<Step, boolean | null, unknown[]> {
  const [request] = yield* rowsOf(realRequests(sql).select('email').where('id', '=', requestId))
  if (!request) return null
  const row = { request_id: requestId, set_at: actor.now, staff_id: actor.staffId }
  const [changed] = yield* rowsOf(
    isApart
      ? sql
          .insertInto('contact_exceptions')
          .values(row)
          .onConflict((conflict) => conflict.column('request_id').doNothing())
          .returning('request_id')
      : sql.deleteFrom('contact_exceptions').where('request_id', '=', requestId).returning('request_id'),
  )
  if (!changed) return false
  yield* addHistory(sql, [{ requestId, fact: { kind: isApart ? 'set-apart' : 'put-together' } }], actor)
  yield* rowsOf(
    touchRequests(sql)
      .where(isAddress(sql, 'email', [request.email]))
      .where('state', 'in', realStates),
  )
  return true
}
