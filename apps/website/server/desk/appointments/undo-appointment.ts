import type { Compilable } from 'kysely'
import { deskPage } from '#contract/desk/desk-page.ts'
import { cancelAppointment, traces } from '#server/appointments/change-appointment.ts'
import { isFreeFor } from '#server/appointments/taken-times.ts'
import { rowsOf, rowsOfEach, type Sql, type Step } from '#server/store/transaction.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import {
  appointmentMailInserts,
  calendarInserts,
  deleteWaitingMails,
  mailsOfBooking,
  type NewAppointmentMail,
  remindersOf,
} from '#server/requests/delivery/appointment-mails.ts'
import { calendarChannel } from '#server/requests/delivery/active-channels.ts'
import type { Actor } from '#server/requests/receive/request-history.ts'
import { withdraw } from '../requests/deliver-requests.ts'
import type { AppointmentUndo } from '../requests/change-requests.ts'
import { type AppointmentRecord, readDeskAppointment, stageOfDesk } from './desk-appointments.ts'

/**
 * Undoes a change of an appointment, if nobody has changed it since and its time is still free. Mails about the change that
 * were not sent are taken back; if one was, its readers get another one. Runs under the lock of appointments.
 * @returns why it was not undone; null if it was
 */
export function* undoAppointment(
  sql: Sql,
  { appointmentId: id, before, after }: AppointmentUndo,
  { staffId, now, sendsMail }: Actor & { sendsMail: boolean },
): Generator<Step, 'changed' | 'taken' | 'over' | null, unknown[]> {
  const row = yield* readDeskAppointment(sql, { id })
  if (row?.state !== after.state || row.sequence !== after.sequence) return 'changed'
  if (before === null) {
    const isUnsent = yield* withdrawMails(sql, row)
    if (isUnsent && (yield* deleteRequestOf(sql, { ...row, staffId }))) return null
    const cancelled = yield* cancelAppointment(sql, { id, sendsMail: sendsMail && !isUnsent, staffId, now })
    return cancelled.outcome === 'changed' ? null : 'changed'
  }
  const isNoShow = before.state === 'no-show' || after.state === 'no-show'
  if (!isNoShow && before.starts_at <= now) return 'over'
  if (!isNoShow && !(yield* isFreeFor(sql, { ...before, id, now }))) return 'taken'
  const restored = {
    ...row,
    ...before,
    words: null,
    // Calendars follow the highest one, whatever was sent.
    sequence: isNoShow ? row.sequence : row.sequence + 1,
  }
  const update: Compilable<unknown> = sql
    .updateTable('appointments')
    .set({ ...before, words: null, sequence: restored.sequence, updated_at: now })
    .where('id', '=', id)
  const kind = isNoShow
    ? before.state === 'no-show'
      ? 'appointment-no-show'
      : 'appointment-kept'
    : after.state === 'cancelled'
      ? 'appointment-booked'
      : 'appointment-moved'
  if (isNoShow) {
    yield* rowsOfEach([update, ...traces(sql, { appointment: restored, kind, staffId, now })])
    return null
  }
  const isUnsent = (yield* withdrawMails(sql, row)) && (yield* hasInvitation(sql, restored))
  const mails = isUnsent ? remindersOf(restored, now) : mailsAfterUndo(row, restored, now)
  yield* rowsOfEach([
    deleteWaitingMails(sql, restored),
    update,
    ...traces(sql, { appointment: restored, kind, staffId, now }),
    ...(sendsMail ? appointmentMailInserts(sql, { appointment: restored, mails, now }) : []),
    ...calendarInserts(sql, { appointment: restored, now }),
  ])
  return null
}

/**
 * Deletes the request that was made for this appointment only, with the appointment, unless somebody has written in it or
 * changed it since, or its entry may stand in a calendar.
 * @returns whether it was deleted
 */
function* deleteRequestOf(
  sql: Sql,
  {
    id,
    request_id: requestId,
    created_at,
    staffId,
  }: Pick<AppointmentRecord, 'id' | 'request_id' | 'created_at'> & Pick<Actor, 'staffId'>,
): Generator<Step, boolean, unknown[]> {
  const written = (['request_notes', 'request_replies', 'request_mails'] as const).map((table) =>
    sql.selectFrom(table).select('id').where('request_id', '=', requestId),
  )
  const others = sql
    .selectFrom('appointments')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '!=', id)
  const entries = [
    sql.selectFrom('calendar_entries').select('appointment_id as id').where('appointment_id', '=', id),
    sql
      .selectFrom('deliveries')
      .select('id')
      .where('consultation_id', '=', requestId)
      .where('channel', '=', calendarChannel)
      .where('claim', 'is not', null),
  ]
  const [deleted] = yield* rowsOf(
    sql
      .deleteFrom('consultations')
      .where('id', '=', requestId)
      .where('page_source', '=', deskPage)
      .where('created_at', '=', created_at)
      .where('stage', '=', stageOfDesk)
      .where('owner_id', '=', staffId)
      .where('snoozed_until', 'is', null)
      .where('value', 'is', null)
      .where((row) => row.not(row.or([...written, others, ...entries].map((rows) => row.exists(rows)))))
      .returning('id'),
  )
  return deleted !== undefined
}

/** The mails to those who have read of the change. */
const mailsAfterUndo = (
  changed: Pick<AppointmentRow, 'holder' | 'state'>,
  restored: AppointmentRow & { request_id: string },
  now: string,
): NewAppointmentMail[] => [
  ...mailsOfBooking(restored, now).map((mail) =>
    mail.kind === 'booked' && mail.holder === null && changed.state === 'booked'
      ? { ...mail, kind: 'moved' as const }
      : mail,
  ),
  ...(changed.holder === restored.holder ? [] : [{ kind: 'cancelled' as const, holder: changed.holder }]),
]

/** Takes back the mails about the last change. @returns false if one is on its way or sent; none is taken back then */
function* withdrawMails(
  sql: Sql,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
): Generator<Step, boolean, unknown[]> {
  const mails = yield* rowsOf(
    sql
      .selectFrom('appointment_mails')
      .select('delivery_id')
      .where('appointment_id', '=', id)
      .where('sequence', '=', sequence)
      .where('kind', 'not in', ['reminder-day', 'reminder-hour']),
  )
  return yield* withdraw(
    sql,
    mails.map(({ delivery_id }) => delivery_id),
  )
}

/**
 * Whether the visitor has read of the time before the last change. If so, that mail is from now on the one about the
 * restored appointment, so that a second undo finds it.
 */
function* hasInvitation(
  sql: Sql,
  { id, sequence }: Pick<AppointmentRow, 'id' | 'sequence'>,
): Generator<Step, boolean, unknown[]> {
  const [sent] = yield* rowsOf(
    sql
      .updateTable('appointment_mails')
      .set({ sequence })
      .where('appointment_id', '=', id)
      .where('sequence', '=', sequence - 2)
      .where('kind', 'in', ['booked', 'moved'])
      .where('holder', 'is', null)
      .where('delivery_id', 'in', (sents) =>
        sents.selectFrom('deliveries').select('id').where('state', '=', 'sent'),
      )
      .returning('delivery_id'),
  )
  return sent !== undefined
}
