import type { Appointments } from '#agency/schema/appointments.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { CalendarSetting } from '#server/runtime/config.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import type { Database } from '#server/store/open-database.ts'
import { keepCalendars } from './calendars/calendar-transactions.ts'
import type { CalendarsFollower, FollowOptions } from './calendars/follow-calendars.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { createLinks } from './links.ts'
import { createVisitorBooking, readAppointmentKey, type VisitorBooking } from './visitor-booking.ts'

/** What a site with appointments has besides its pages. */
export type OpenAppointments = {
  /** Null without a mail server. */
  channel: Channel | null
  /** Null without calendars. */
  calendars: OpenCalendars | null
  calendar: Calendar
  /** Signs a sent request for the link on which its visitor books a time. */
  bookingTokenOf: (requestId: string) => string
  bookingFor(receiveConsultation: ReceiveConsultation, onMailed: () => void): VisitorBooking
}

/** The calendars of colleagues: the channel that writes them, and the reader, which is started last. */
type OpenCalendars = {
  channel: Channel
  follow(
    options: Pick<FollowOptions, 'channels' | 'isAlone' | 'log' | 'onEnqueued' | 'pace'>,
  ): CalendarsFollower
}

/** Opens the appointments of a site; null if it has none. */
export async function openAppointments(
  appointments: Appointments | undefined,
  options: {
    store: Pick<Database, 'run' | 'read'>
    email: DeliverySettings['email']
    publicUrl: string | undefined
    calendars?: readonly CalendarSetting[] | undefined
    now?: (() => Date) | undefined
  },
): Promise<OpenAppointments | null> {
  const { store, email, publicUrl, now } = options
  if (!appointments || appointments.kinds.length === 0) return null
  const key = await readAppointmentKey(store)
  const links = createLinks('appointment', key)
  const requestLinks = createLinks('request', key)
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
    calendars: await openCalendarsOf(appointments, options),
    bookingTokenOf: (requestId) => requestLinks.tokenOf(requestId),
    bookingFor: (receiveConsultation, onMailed) =>
      createVisitorBooking({
        store,
        calendar,
        contact,
        links,
        requestLinks,
        receiveConsultation,
        sendsMail: email !== undefined,
        onMailed,
        ...(now && { now }),
      }),
  }
}

async function openCalendarsOf(
  appointments: Appointments,
  { store, email, publicUrl, calendars: settings = [], now }: Parameters<typeof openAppointments>[1],
): Promise<OpenCalendars | null> {
  const [zone] = appointments.kinds.map(({ timeZone }) => timeZone)
  if (settings.length === 0 || zone === undefined) {
    await store.run(keepCalendars, { calendars: [] })
    return null
  }
  // Only a site with calendars pays for their libraries.
  const [{ openCalendars }, { createCalendarChannel }, { followCalendars }] = await Promise.all([
    import('./calendars/open-calendars.ts'),
    import('./calendars/calendar-channel.ts'),
    import('./calendars/follow-calendars.ts'),
  ])
  const calendars = openCalendars(settings)
  await store.run(keepCalendars, {
    calendars: calendars.map(({ name, holder, isWritten }) => ({
      name,
      holder,
      is_written: isWritten ? 1 : 0,
    })),
  })
  return {
    channel: createCalendarChannel({ calendars, appointments, store, publicUrl, now }),
    follow: (more) =>
      followCalendars({
        ...more,
        calendars,
        store,
        daysAhead: Math.max(...appointments.kinds.map(({ daysAhead }) => daysAhead)),
        zone,
        sendsMail: email !== undefined,
        ...(now && { now }),
      }),
  }
}
