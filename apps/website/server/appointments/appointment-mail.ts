import { addressOf } from '#agency/schema/contact.ts'
import { required } from '#agency/required.ts'
import type { Appointments } from '#agency/schema/appointments.ts'
import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { mails } from '#content/mails.ts'
import { bookingPath } from '#contract/home-path.ts'
import type { Consultation } from '#contract/consultation.ts'
import { appointmentChannel } from '#server/requests/delivery/active-channels.ts'
import type { Channel, MailedAppointment } from '#server/requests/delivery/channel.ts'
import type { MailWords } from '#server/requests/delivery/channels/mail/mail-page.ts'
import { outcomeOfMail, sendMail } from '#server/requests/delivery/channels/mail/send-mail.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { calledName, deskAddressOf, fillWords, oneLine } from '#server/requests/delivery/message-text.ts'
import { timeInWords } from '#contract/time-in-words.ts'
import { createInvitation } from './invitation.ts'
import type { SignedLinks } from './links.ts'

type Mail = NonNullable<MailedAppointment['mail']>

/** Mails what happens to an appointment to its visitor and to the colleague who holds it, with an invitation. */
export function createAppointmentChannel(
  settings: NonNullable<DeliverySettings['email']>,
  options: {
    appointments: Appointments
    links: SignedLinks
    /** The address of the site for links. Without it, mails have none. */
    publicUrl: string | undefined
    now?: (() => Date) | undefined
  },
): Channel {
  const { smtpUrl, from, returnAddress } = settings
  const { now = () => new Date() } = options
  const organizer = { name: from.name || brand.name, address: from.address }
  return {
    name: appointmentChannel,
    target: smtpUrl,
    deliversNotices: false,
    timeout: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      const appointment = message.type === 'consultation' ? message.appointment : undefined
      if (message.type === 'notice' || !appointment?.mail) {
        return { outcome: 'given-up', why: 'There is no appointment to write about', atFault: 'recipient' }
      }
      const { mail } = appointment
      if (mail.kind !== 'cancelled' && !isCurrent(appointment, mail)) {
        return { outcome: 'sent', answer: 'Not sent: the appointment has changed' }
      }
      if (isTooLate(appointment, mail, now().getTime())) {
        return { outcome: 'sent', answer: 'Not sent: too late for a reminder' }
      }
      const { consultation } = message
      const to = mail.holder ?? consultation.email
      if (to === '') return { outcome: 'sent', answer: 'Not sent: the visitor has no e-mail address' }
      const isReminder = mail.kind.startsWith('reminder')
      const words = wordsOf(consultation, appointment, mail, options)
      const sent = {
        smtpUrl,
        deliveryId,
        from,
        to: [to],
        recipients: [to],
        replyTo:
          mail.holder === null || consultation.email === ''
            ? { name: brand.name, address: returnAddress ?? contact.email }
            : { name: oneLine(consultation.name), address: consultation.email },
        words,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(!isReminder && {
          invitation: createInvitation({
            appointment: { ...appointment, sequence: mail.sequence },
            isCancelled: mail.kind === 'cancelled',
            summary: `${words.kind}, ${mail.holder === null ? brand.name : oneLine(consultation.name)}`,
            description: [words.where, words.change].filter(Boolean).join('\n'),
            location: words.where,
            organizer,
            attendees: [
              { name: (mail.holder === null ? calledName(consultation.name) : null) ?? to, address: to },
            ],
            now: now(),
          }),
        }),
        signal,
      }
      return outcomeOfMail(await sendMail(sent), sent, progress, 'recipient')
    },
  }
}

/** A mail that waited while the appointment was moved or cancelled says what is no longer true. */
const isCurrent = ({ isBooked, sequence }: MailedAppointment, mail: Mail): boolean =>
  isBooked && mail.sequence === sequence

const hour = 3_600_000

/** A reminder that waited for the mail server: of the day with less than half a day left, or after the beginning. */
function isTooLate({ startsAt }: MailedAppointment, { kind }: Mail, now: number): boolean {
  const left = Date.parse(startsAt) - now
  return kind === 'reminder-day' ? left < 12 * hour : kind === 'reminder-hour' && left <= 0
}

/** The words of a mail about an appointment, with those of staff. It repeats nothing that the visitor typed. */
function wordsOf(
  consultation: Consultation,
  appointment: MailedAppointment,
  mail: Mail,
  { appointments, links, publicUrl }: Parameters<typeof createAppointmentChannel>[1],
): MailWords & { kind: string; where: string; change: string } {
  const words = required(mails.appointments, 'mails.appointments')
  const found = appointments.kinds.find(({ slug }) => slug === appointment.kind)
  // A kind may have left the content since.
  const kind = found?.name ?? appointment.kind
  const isToStaff = mail.holder !== null
  const zone = isToStaff ? (found?.timeZone ?? appointment.zone) : appointment.zone
  const when = timeInWords(appointment.startsAt, zone)
  const name = oneLine(consultation.name)
  const { subject, heading, text } = isToStaff ? staffWords(words, mail) : words[wordsByKind[mail.kind]]
  const fill = (sentence: string) => fillWords(sentence, { kind, when, brand: brand.name, name })
  const where = found ? placeOf(found.how, appointments.words, isToStaff ? consultation.phone : null) : ''
  const change =
    publicUrl === undefined || isToStaff
      ? ''
      : new URL(`${bookingPath}/${appointment.kind}/${links.tokenOf(appointment.id)}`, publicUrl).href
  const desk = isToStaff ? deskAddressOf(consultation.id, publicUrl) : undefined
  const isOver = mail.kind === 'cancelled'
  return {
    kind,
    where,
    change,
    subject: fill(subject),
    heading,
    paragraphs: [
      fill(text),
      ...(isOver && !isToStaff && appointment.words !== null ? [appointment.words] : []),
    ],
    rows: [
      { label: words.labels.when, value: when },
      ...(where === '' || isOver ? [] : [{ label: words.labels.where, value: where }]),
      ...(change === '' || isOver ? [] : [{ label: words.labels.change, value: change, href: change }]),
      ...(desk === undefined ? [] : [{ label: mails.staff.labels.desk, value: desk, href: desk }]),
    ],
    footer: isToStaff ? fillWords(mails.staff.footer, { site: '' }) : mails.confirmation.footer,
  }
}

const wordsByKind = {
  booked: 'booked',
  moved: 'moved',
  cancelled: 'cancelled',
  'reminder-day': 'reminderDay',
  'reminder-hour': 'reminderHour',
} as const

function staffWords({ staff }: NonNullable<typeof mails.appointments>, { kind }: Mail) {
  return kind === 'moved' || kind === 'cancelled' ? staff[kind] : staff.booked
}

/** @param phone the number that the colleague calls; null in a mail to the visitor */
export function placeOf(
  how: Appointments['kinds'][number]['how'],
  words: Appointments['words'],
  phone: string | null,
): string {
  switch (how.by) {
    case 'phone':
      return phone ?? words.phone
    case 'video':
      return how.link
    case 'office': {
      const office = contact.offices.find(({ name }) => name === how.office)
      return office ? addressOf(office) : how.office
    }
  }
}
