import type { Appointments } from '#agency/schema/appointments.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import type { Database } from '#server/store/open-database.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { type BookingFor, createBooking, readAppointmentKey } from './create-booking.ts'
import { createAppointmentLinks } from './links.ts'

/** What a site with appointments has besides its pages. */
type OpenAppointments = {
  /** Null without a mail server. */
  channel: Channel | null
  calendar: Calendar
  bookingFor(receiveConsultation: ReceiveConsultation, onMailed: () => void): BookingFor
}

/** Opens the appointments of a site; null if it has none. */
export async function openAppointments(
  appointments: Appointments | undefined,
  options: {
    store: Pick<Database, 'run' | 'read'>
    email: DeliverySettings['email']
    publicUrl: string | undefined
    now?: (() => Date) | undefined
  },
): Promise<OpenAppointments | null> {
  const { store, email, publicUrl, now } = options
  if (!appointments || appointments.kinds.length === 0) return null
  const links = createAppointmentLinks(await readAppointmentKey(store))
  // Only such a site pays for the library of its invitations.
  const mail = email && (await import('./appointment-mail.ts'))
  const calendar = createCalendar({
    store,
    kinds: appointments.kinds,
    contact,
    ...(now && { now }),
  })
  return {
    calendar,
    channel:
      (email && mail?.createAppointmentChannel(email, { appointments, links, publicUrl, now })) ?? null,
    bookingFor: (receiveConsultation, onMailed) =>
      createBooking({
        store,
        calendar,
        contact,
        links,
        receiveConsultation,
        sendsMail: email !== undefined,
        onMailed,
        ...(now && { now }),
      }),
  }
}
