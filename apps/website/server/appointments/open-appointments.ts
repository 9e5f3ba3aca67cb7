import type { Appointments } from '#agency/schema/appointments.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import type { ReceiveConsultation } from '#server/requests/receive/receive-consultation.ts'
import type { Database } from '#server/store/open-database.ts'
import type { Calendar as ColleagueCalendar } from './calendars/calendar.ts'
import type { CalendarRules } from './calendars/calendar-fetch.ts'
import { type CalendarSecrets, createCalendarSecrets, readCalendarKey } from './calendars/calendar-secrets.ts'
import { listStoredCalendars } from './calendars/calendar-transactions.ts'
import type { CalendarsFollower, FollowOptions } from './calendars/follow-calendars.ts'
import { type Calendar, createCalendar } from './calendar.ts'
import { createLinks } from './links.ts'
import { createVisitorBooking, readAppointmentKey, type VisitorBooking } from './visitor-booking.ts'

/** What a site with appointments has besides its pages. */
export type OpenAppointments = {
  /** Null without a mail server. */
  channel: Channel | null
  calendars: OpenCalendars
  calendar: Calendar
  /** Signs a sent request for the link on which its visitor books a time. */
  bookingTokenOf: (requestId: string) => string
  bookingFor(receiveConsultation: ReceiveConsultation, onMailed: () => void): VisitorBooking
}

/** What the calendars of colleagues are stored and asked with. */
export type CalendarAccess = { secrets: CalendarSecrets; rules: CalendarRules }

/** The calendars of colleagues: the channel that writes them, and the reader, which is started last. */
type OpenCalendars = {
  access: CalendarAccess
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
    /** `secretsKey`: SECRETS_KEY. */
    calendars?: { secretsKey?: string | undefined; rules: CalendarRules } | undefined
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
        brandName: brand.name,
        words: appointments.words,
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
  { store, email, publicUrl, calendars = withoutSettings, now }: Parameters<typeof openAppointments>[1],
): Promise<OpenCalendars> {
  const { secretsKey, rules } = calendars
  const secrets = createCalendarSecrets(await readCalendarKey(store), secretsKey)
  // Only a site with appointments pays for the library of its entries.
  const [{ createCalendarChannel }, { followCalendars }] = await Promise.all([
    import('./calendars/calendar-channel.ts'),
    import('./calendars/follow-calendars.ts'),
  ])
  async function openCalendars(): Promise<ColleagueCalendar[]> {
    const stored = await store.read(listStoredCalendars, undefined)
    if (stored.length === 0) return []
    // Only a site with calendars pays for their libraries.
    const { openCalendar } = await import('./calendars/open-calendar.ts')
    return stored.map((row) => openCalendar(row, secrets, rules))
  }
  return {
    access: { secrets, rules },
    channel: createCalendarChannel({ openCalendars, appointments, store, publicUrl, now }),
    follow: (more) =>
      followCalendars({
        ...more,
        openCalendars,
        store,
        daysAhead: Math.max(...appointments.kinds.map(({ daysAhead }) => daysAhead)),
        zone: appointments.kinds[0]?.timeZone ?? 'UTC',
        sendsMail: email !== undefined,
        ...(now && { now }),
      }),
  }
}

const withoutSettings = { rules: { allowPrivate: false } }
