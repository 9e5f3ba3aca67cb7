import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { cancelAppointment, type ChangeOutcome } from './change-appointment.ts'

/** Cancels the next appointment of a request, for staff, and mails the visitor and the colleague. */
export function* cancelNextAppointment(
  sql: Sql,
  { requestId, sendsMail, now }: { requestId: string; sendsMail: boolean; now: string },
): Transaction<ChangeOutcome> {
  const [found] = yield* rowsOf(
    sql
      .selectFrom('appointments')
      .select('id')
      .where('request_id', '=', requestId)
      .where('state', '=', 'booked')
      .where('starts_at', '>', now)
      .orderBy('starts_at'),
  )
  return found
    ? yield* cancelAppointment(sql, { id: found.id, sendsMail, staffId: null, now })
    : { outcome: 'gone' }
}
