import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import { calendarChannel } from './active-channels.ts'
import type { MailedAppointment } from './channel.ts'

/** Reads the appointment that a delivery is about, or else the latest one of its request. */
export function* readMailedAppointment(
  sql: Sql,
  delivery: { id: string; consultation_id: string | null },
): Generator<Step, MailedAppointment | undefined, unknown[]> {
  const [mail] = yield* rowsOf(
    sql
      .selectFrom('appointment_mails')
      .select(['appointment_id', 'kind', 'sequence', 'holder'])
      .where('delivery_id', '=', delivery.id),
  )
  const id = mail?.appointment_id ?? appointmentOfEntry(delivery.id)
  const [found] = yield* rowsOf(
    id !== null
      ? sql.selectFrom('appointments').selectAll().where('id', '=', id)
      : sql
          .selectFrom('appointments')
          .selectAll()
          .where('request_id', '=', delivery.consultation_id)
          .orderBy('created_at', 'desc')
          .limit(1),
  )
  if (!found) return undefined
  return {
    id: found.id,
    kind: found.kind,
    holder: found.holder,
    isBooked: found.state === 'booked',
    startsAt: found.starts_at,
    endsAt: found.ends_at,
    zone: found.zone,
    sequence: found.sequence,
    words: found.words,
    mail: mail ? { kind: mail.kind, sequence: mail.sequence, holder: mail.holder } : null,
  }
}

/** Deliveries of the calendar channel begin with the id of the appointment, which is a UUID. */
const appointmentOfEntry = (deliveryId: string): string | null =>
  deliveryId.endsWith(`-${calendarChannel}`) ? deliveryId.slice(0, 36) : null
