import type { Appointments } from '#agency/schema/appointments.ts'
import type { Consultation } from '#contract/consultation.ts'
import { calendarChannel } from '#server/requests/delivery/active-channels.ts'
import type { Channel, MailedAppointment } from '#server/requests/delivery/channel.ts'
import { deskAddressOf, oneLine } from '#server/requests/delivery/message-text.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { placeOf } from '../appointment-mail.ts'
import { readAppointment } from '../change-appointment.ts'
import { createEntry } from '../invitation.ts'
import type { Calendar } from './calendar.ts'
import { CalendarFailure, describeCalendarFailure, refusedPause } from './calendar-failure.ts'
import { deleteEntry, listEntriesOf, putEntry } from './entry-transactions.ts'

/** How often a delivery writes an appointment that changes meanwhile. */
const mostTries = 3

/**
 * Makes the calendars say what is true of an appointment: an entry with its UID in the calendar of its colleague, and none
 * elsewhere. It can be repeated at will.
 */
export function createCalendarChannel(options: {
  /** Opens the calendars as they are now. */
  openCalendars: () => Promise<readonly Calendar[]>
  appointments: Appointments
  store: Pick<TransactionRunner, 'run'>
  /** The address of the site for links. Without it, entries have none. */
  publicUrl: string | undefined
  now?: (() => Date) | undefined
}): Channel {
  const { openCalendars, appointments, store, publicUrl, now = () => new Date() } = options

  /** Takes the entries away that should not be there. */
  async function removeOthers(
    id: string,
    calendars: readonly Calendar[],
    keep: Calendar | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    for (const { calendar: name, href } of await store.run(listEntriesOf, { id })) {
      if (name === keep?.name) continue
      // One that was removed cannot be reached.
      const calendar = calendars.find((each) => each.name === name)
      await calendar?.entries?.remove(href, signal)
      await store.run(deleteEntry, { id, calendar: name })
    }
  }

  async function write(
    consultation: Consultation,
    appointment: MailedAppointment,
    calendar: Calendar & { entries: NonNullable<Calendar['entries']> },
    signal: AbortSignal,
  ): Promise<void> {
    const { id, sequence, startsAt, endsAt } = appointment
    const known = (await store.run(listEntriesOf, { id })).find((each) => each.calendar === calendar.name)
    const href = known?.href ?? (await calendar.entries.hrefOf(id, signal))
    const entry = { appointment_id: id, calendar: calendar.name, href }
    await store.run(putEntry, { ...entry, sequence: null, starts_at: null, ends_at: null })
    const text = createEntry({
      appointment,
      ...wordsOf(consultation, appointment, appointments, publicUrl),
      now: now(),
    })
    const written = await calendar.entries.write({ id, href, text }, signal)
    await store.run(putEntry, { ...entry, href: written, sequence, starts_at: startsAt, ends_at: endsAt })
  }

  return {
    name: calendarChannel,
    target: calendarChannel,
    deliversNotices: false,
    timeout: 60_000,
    async deliver(message, { signal }) {
      const stale = message.type === 'consultation' ? message.appointment : undefined
      if (message.type === 'notice' || !stale) {
        return { outcome: 'given-up', why: 'There is no appointment to write', atFault: 'recipient' }
      }
      try {
        const calendars = await openCalendars()
        // It may have changed since this delivery was claimed.
        let latest = await store.run(readAppointment, { id: stale.id })
        for (let tries = 0; tries < mostTries; tries += 1) {
          const row = latest
          const calendar =
            row?.state === 'booked'
              ? calendars.find(({ isWritten, holder }) => isWritten && holder === row.holder)
              : undefined
          if (row && calendar?.entries) {
            const { sequence, starts_at: startsAt, ends_at: endsAt } = row
            const appointment = { ...stale, sequence, startsAt, endsAt }
            await write(message.consultation, appointment, { ...calendar, entries: calendar.entries }, signal)
          }
          await removeOthers(stale.id, calendars, calendar, signal)
          // And while a slow calendar answered.
          latest = await store.run(readAppointment, { id: stale.id })
          if (latest?.state === row?.state && latest?.sequence === row?.sequence)
            return { outcome: 'sent', answer: calendar ? 'Written' : 'There is no entry' }
        }
        return { outcome: 'retry', why: 'The appointment changed while it was written' }
      } catch (error) {
        const isRefused = error instanceof CalendarFailure && error.isRefused
        const why = describeCalendarFailure(error)
        return { outcome: 'retry', why, ...(isRefused && { after: refusedPause }) }
      }
    },
  }
}

/** What the colleague sees in their calendar. */
function wordsOf(
  consultation: Consultation,
  { kind }: MailedAppointment,
  { kinds, words }: Appointments,
  publicUrl: string | undefined,
) {
  // A kind may have left the content since.
  const found = kinds.find(({ slug }) => slug === kind)
  const { name, email, phone } = consultation
  const location = found ? placeOf(found.how, words, phone) : null
  return {
    summary: `${found?.name ?? kind}, ${oneLine(name)}`,
    location,
    description: [oneLine(name), email, phone, deskAddressOf(consultation.id, publicUrl)]
      .filter(Boolean)
      .join('\n'),
  }
}
