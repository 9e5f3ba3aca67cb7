import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { MailedAppointment } from '#server/requests/delivery/channel.ts'

type Address = { name: string; address: string }

/** An invitation for mail programs and calendars (RFC 5545, RFC 6047). */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string }

/**
 * Writes the invitation to an appointment, or what takes it out of a calendar again. Its UID is the same in every mail; a
 * higher SEQUENCE replaces what a calendar has.
 */
export function createInvitation(options: {
  appointment: Pick<MailedAppointment, 'id' | 'startsAt' | 'endsAt' | 'sequence'>
  isCancelled: boolean
  summary: string
  description: string
  location: string | null
  organizer: Address
  attendees: readonly Address[]
  now: Date
}): Invitation {
  const { appointment, isCancelled, summary, description, location, organizer, attendees, now } = options
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ method, prodId: { company: 'Frontdesk', product: 'Appointments' } })
  calendar.createEvent({
    id: appointment.id,
    sequence: appointment.sequence,
    stamp: now,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary,
    description,
    location,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: attendees.map(({ name, address }) => ({
      name,
      email: address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}

/**
 * Writes the entry of an appointment for the calendar of the colleague, or the file for that of the visitor. It names nobody as
 * invited: a calendar server would write to them.
 */
export function createEntry(options: {
  appointment: Pick<MailedAppointment, 'id' | 'startsAt' | 'endsAt' | 'sequence'>
  summary: string
  description: string
  location: string | null
  now: Date
}): string {
  const { appointment, summary, description, location, now } = options
  const calendar = ical({ prodId: { company: 'Frontdesk', product: 'Appointments' } })
  calendar.createEvent({
    id: appointment.id,
    sequence: appointment.sequence,
    stamp: now,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    summary,
    description,
    location,
    status: ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
