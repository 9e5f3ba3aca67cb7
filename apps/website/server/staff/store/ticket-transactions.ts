import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import type { TicketRow } from './staff-rows.ts'

/** Keeps what a sign-in has begun. */
export function* addStaffTicket(
  sql: Sql,
  { ticket, now }: { ticket: TicketRow; now: string },
): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('staff_tickets').where('expires_at', '<=', now))
  yield* rowsOf(sql.insertInto('staff_tickets').values(ticket))
  return null
}

/** Takes a ticket away and gives its details: the deletion decides who of two gets them, on both engines. */
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
