import type { BlockedTime, DeskAppointments } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import { type AppointmentRecord, clashesAmong, type ListedAppointments } from './desk-appointments.ts'

/** Describes an appointment for the desk. */
export const describeAppointment = (row: AppointmentRecord, clashes = false): DeskAppointment => ({
  id: row.id,
  requestId: row.request_id,
  name: row.name,
  company: row.company,
  hasAddress: row.email !== '',
  kind: row.kind,
  holder: row.holder,
  // The desk reads no other ones.
  state: row.state as DeskAppointment['state'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  zone: row.zone,
  words: row.words,
  sequence: row.sequence,
  clashes,
})

/** Describes a blocked time for the desk. */
export const describeBlocked = (row: AppointmentRow): BlockedTime => ({
  id: row.id,
  holder: row.holder,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  words: row.words ?? '',
})

/** Describes a list, and marks the appointments that clash. */
export function describeAppointments(list: ListedAppointments): DeskAppointments {
  const clashes = clashesAmong(list)
  return {
    appointments: list.appointments.map((row) => describeAppointment(row, clashes(row))),
    blocked: list.blocked.map(describeBlocked),
  }
}
