import { sql as raw } from 'kysely'
import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import { isAddress } from './same-address.ts'
import { addHistory } from './request-history.ts'

/**
 * Finds the snoozed requests that a form brings back: those from the same address, in any spelling. If staff said of either
 * that another person wrote it, they have nothing to do with each other.
 */
export const snoozedBeside = (sql: Sql, { id, email }: { id: string; email: string }) =>
  sql
    .selectFrom('consultations')
    .select('id')
    .where(isAddress(sql, 'email', [email]))
    .where('state', '=', 'accepted')
    // With a lower end, an index finds the few that are snoozed, however the address is written.
    .where('snoozed_until', '>', '')
    .where(
      raw<boolean>`not exists (select 1 from contact_exceptions where request_id in (consultations.id, ${id}))`,
    )

/**
 * Brings snoozed requests back at once, because something new arrived: the visitor's reply, or another form. Runs under
 * `deskLock` in the transaction that stores the entry, which tells staff itself. @returns whether any was snoozed
 */
export function* wakeOnEntry(
  sql: Sql,
  { ids, now }: { ids: readonly string[]; now: string },
): Generator<Step, boolean, unknown[]> {
  const woken = yield* endSnooze(sql, ids)
  yield* addHistory(
    sql,
    woken.map((requestId) => ({ requestId, fact: { kind: 'unsnoozed', because: 'entry' } })),
    { staffId: null, now },
  )
  return woken.length > 0
}

/** @returns the ids of those that were snoozed */
export function* endSnooze(sql: Sql, ids: readonly string[]): Generator<Step, string[], unknown[]> {
  if (ids.length === 0) return []
  const rows = yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ snoozed_until: null, snooze_kind: null, snoozed_by: null, version: raw`version + 1` })
      .where('id', 'in', ids)
      .where('snoozed_until', 'is not', null)
      .returning('id'),
  )
  return rows.map(({ id }) => id)
}
