import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import type { MailedAppointment } from './channel.ts'

/** Reads the appointment of a request, and which mail about it a delivery is, if it is one. */
export function* readMailedAppointment(
  sql: Sql,
  delivery: { id: string; consultation_id: string | null },
): Generator<Step, MailedAppointment | undefined, unknown[]> {
  const [found] = yield* rowsOf(
    sql.selectFrom('appointments').selectAll().where('request_id', '=', delivery.consultation_id).limit(1),
  )
  if (!found) return undefined
  const [mail] = yield* rowsOf(
    sql
      .selectFrom('appointment_mails')
      .select(['kind', 'sequence', 'holder'])
      .where('delivery_id', '=', delivery.id),
  )
  const { id, kind, holder, state, starts_at, ends_at, zone, sequence } = found
  return {
    id,
    kind,
    holder,
    isBooked: state === 'booked',
    startsAt: starts_at,
    endsAt: ends_at,
    zone,
    sequence,
    mail: mail ?? null,
  }
}
