import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { TicketRow } from '#server/store/tables/staff-rows.ts'

/** Stores the state of an unfinished sign-in. */
export function* addStaffTicket(
  sql: Sql,
  { ticket, now }: { ticket: TicketRow; now: string },
): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('staff_tickets').where('expires_at', '<=', now))
  yield* rowsOf(sql.insertInto('staff_tickets').values(ticket))
  return null
}

/** Deletes a ticket and returns its details. Only one of two concurrent deletions succeeds, on both engines. */
export function* claimStaffTicket(
  sql: Sql,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: string; now: string },
): Transaction<string | null> {
  const [ticket] = yield* rowsOf(
    sql
      .deleteFrom('staff_tickets')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('details'),
  )
  return ticket?.details ?? null
}
