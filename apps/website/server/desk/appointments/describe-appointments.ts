import type { BlockedTime, DeskAppointments } from '#contract/desk/appointments.ts'
import type { DeskAppointment } from '#contract/desk/requests.ts'
import type { AppointmentRow } from '#server/store/tables/appointment-rows.ts'
import type { AppointmentRecord, BusyTime } from './desk-appointments.ts'

/** Describes an appointment for the desk. */
export const describeAppointment = (row: AppointmentRecord, clashes = false): DeskAppointment => ({
  id: row.id,
  requestId: row.request_id,
  name: row.name,
  company: row.company,
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

type Listed = {
  appointments: readonly AppointmentRecord[]
  blocked: readonly AppointmentRow[]
  busy: readonly BusyTime[]
}

/** Returns a function that knows whether the colleague of an appointment has something else of the list at the same time. */
export function clashesAmong(list: Listed): (row: AppointmentRecord) => boolean {
  const standing = list.appointments.filter(({ state }) => state === 'booked')
  const busy = list.busy.map((time) => ({ ...time, id: '' }))
  const taken = Map.groupBy([...standing, ...list.blocked, ...busy], ({ holder }) => holder)
  return (row) =>
    row.state === 'booked' &&
    (taken.get(row.holder) ?? []).some(
      (other) => other.id !== row.id && other.starts_at < row.ends_at && other.ends_at > row.starts_at,
    )
}

/** Describes a list, and marks the appointments that clash. */
export function describeAppointments(list: Listed): DeskAppointments {
  const clashes = clashesAmong(list)
  return {
    appointments: list.appointments.map((row) => describeAppointment(row, clashes(row))),
    blocked: list.blocked.map(describeBlocked),
  }
}
