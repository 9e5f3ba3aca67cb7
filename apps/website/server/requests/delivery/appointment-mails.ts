import type { Compilable } from 'kysely'
import { rowsOf, rowsOfEach, type Sql, type Step } from '#server/store/transaction.ts'
import type {
  AppointmentMailKind,
  AppointmentMailRow,
  AppointmentRow,
} from '#server/store/tables/appointment-rows.ts'
import { appointmentChannel, calendarChannel } from './active-channels.ts'
import { deliveryInserts, deliveryInsertIf } from './outbox.ts'

/** A mail to write: to a colleague, or to the visitor. */
export type NewAppointmentMail = { kind: AppointmentMailKind; holder: string | null; dueAt?: string }

type Mailed = Pick<AppointmentRow, 'id' | 'starts_at' | 'holder' | 'sequence'> & { request_id: string }

const hour = 3_600_000

/** How long before the appointment a visitor is reminded. */
const reminders = [
  { kind: 'reminder-day', before: 24 * hour },
  { kind: 'reminder-hour', before: hour },
] as const

/** The reminders of a visitor. One that would come within an hour is left out: they have just chosen the time. */
export const remindersOf = ({ starts_at }: Pick<AppointmentRow, 'starts_at'>, now: string) =>
  reminders.flatMap(({ kind, before }): NewAppointmentMail[] => {
    const due = Date.parse(starts_at) - before
    return due < Date.parse(now) + hour ? [] : [{ kind, holder: null, dueAt: new Date(due).toISOString() }]
  })

/** The mails about a new appointment. */
export const mailsOfBooking = (appointment: Mailed, now: string): NewAppointmentMail[] => [
  { kind: 'booked', holder: null },
  { kind: 'booked', holder: appointment.holder },
  ...remindersOf(appointment, now),
]

/**
 * The queries that write mails about an appointment into the outbox, in the transaction that changes it.
 * @param input.dueAt when the first may be sent (ISO 8601); now by default
 */
export function appointmentMailInserts(
  sql: Sql,
  input: {
    appointment: Mailed
    mails: readonly NewAppointmentMail[]
    now: string
    dueAt?: string | undefined
  },
): Compilable<unknown>[] {
  const { appointment, mails, now, dueAt = now } = input
  const { id, sequence, request_id } = appointment
  return mails.flatMap((mail): Compilable<unknown>[] => {
    const name = `${id}-${sequence}-${mail.kind}${mail.holder === null ? '' : '-staff'}`
    const row: AppointmentMailRow = {
      delivery_id: `${name}-${appointmentChannel}`,
      appointment_id: id,
      kind: mail.kind,
      sequence,
      holder: mail.holder,
    }
    return [
      ...deliveryInserts(sql, {
        name,
        subject: { consultation_id: request_id },
        channels: [appointmentChannel],
        now,
        dueAt: mail.dueAt ?? dueAt,
        // Until then it does not wait for anything.
        createdAt: mail.dueAt,
      }),
      sql
        .insertInto('appointment_mails')
        .values(row)
        .onConflict((conflict) => conflict.column('delivery_id').doNothing()),
    ]
  })
}

/**
 * The query that puts the entry of an appointment into the outbox, if its colleague has a calendar that is written or one has
 * its entry. The channel writes what is true then, so one delivery serves all changes.
 * @param input.occasion tells apart what is written again without a change
 */
export function calendarInserts(
  sql: Sql,
  input: {
    appointment: Pick<Mailed, 'id' | 'holder' | 'sequence' | 'request_id'>
    occasion?: string
    now: string
    dueAt?: string | undefined
  },
): Compilable<unknown>[] {
  const { appointment, occasion, now, dueAt } = input
  const { id, holder, sequence, request_id } = appointment
  const name = `${id}-${sequence}${occasion === undefined ? '' : `-${occasion}`}`
  const delivery = { name, subject: { consultation_id: request_id }, now, dueAt }
  const written = sql.selectFrom('calendars').where('holder', '=', holder).where('is_written', '=', 1)
  const entries = sql.selectFrom('calendar_entries').where('appointment_id', '=', id)
  return [
    deliveryInsertIf(sql, calendarChannel, delivery, (where) =>
      where.or([where.exists(written.select('name')), where.exists(entries.select('calendar'))]),
    ),
  ]
}

/**
 * The query that takes back the mails about an appointment that are not on their way. A former colleague still learns that
 * it has left their calendar.
 * @param appointment.holder who holds it now
 */
export const deleteWaitingMails = (sql: Sql, { id, holder }: Pick<AppointmentRow, 'id' | 'holder'>) =>
  sql
    .deleteFrom('deliveries')
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('appointment_mails')
        .select('delivery_id')
        .where('appointment_id', '=', id)
        .where((row) => row.or([row('kind', '!=', 'cancelled'), row('holder', '=', holder)])),
    )

/**
 * Writes the mails of an appointment whose request was held as suspected spam and is released, if its time is still to come.
 * @returns whether the visitor gets an invitation
 */
export function* mailHeldAppointment(
  sql: Sql,
  input: { requestId: string; channels: readonly string[]; now: string; dueAt?: string | undefined },
): Generator<Step, boolean, unknown[]> {
  const { requestId, channels, now, dueAt } = input
  const [found] = yield* rowsOf(
    sql
      .selectFrom('appointments')
      .select(['id', 'starts_at', 'holder', 'sequence'])
      .where('request_id', '=', requestId)
      .where('state', '=', 'booked')
      .where('starts_at', '>', now),
  )
  if (!found) return false
  const appointment = { ...found, request_id: requestId }
  yield* rowsOfEach(calendarInserts(sql, { appointment, now, dueAt }))
  // Without mail to staff there is none to visitors.
  if (!channels.includes('email')) return false
  const mails = mailsOfBooking(appointment, now)
  yield* rowsOfEach(appointmentMailInserts(sql, { appointment, mails, now, dueAt }))
  return true
}
