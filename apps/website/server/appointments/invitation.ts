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

type Entry = {
  appointment: Pick<MailedAppointment, 'id' | 'startsAt' | 'endsAt' | 'sequence'>
  summary: string
  description: string
  location: string | null
  now: Date
}

const prodId = { company: 'Frontdesk', product: 'Appointments' }

const eventOf = ({ appointment, summary, description, location, now }: Entry) => ({
  id: appointment.id,
  sequence: appointment.sequence,
  stamp: now,
  start: new Date(appointment.startsAt),
  end: new Date(appointment.endsAt),
  summary,
  description,
  location,
})

/**
 * Writes the invitation to an appointment, or what takes it out of a calendar again. Its UID is the same in every mail; a
 * higher SEQUENCE replaces what a calendar has.
 */
export function createInvitation(
  options: Entry & { isCancelled: boolean; organizer: Address; attendees: readonly Address[] },
): Invitation {
  const { isCancelled, organizer, attendees } = options
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId,
  })
  calendar.createEvent({
    ...eventOf(options),
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
export function createEntry(entry: Entry): string {
  const calendar = ical({ prodId })
  calendar.createEvent({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED })
  return calendar.toString()
}
