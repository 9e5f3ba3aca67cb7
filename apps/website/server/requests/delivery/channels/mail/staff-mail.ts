import { bookingKinds } from '#contract/appointments.ts'
import { siteLanguage } from '#contract/language.ts'
import { timeInWords } from '#contract/time-in-words.ts'
import type { Channel, MailedAppointment, Message } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import {
  deskAddressOf,
  oneLine,
  markTest,
  referenceOf,
  fillWords,
} from '#server/requests/delivery/message-text.ts'
import { labelAnswers } from '#server/requests/own-answers.ts'
import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import { outcomeOfMail, recipientsLeft, sendMail } from './send-mail.ts'
import type { MailWords } from './mail-page.ts'

/** Mails each request to staff, with the visitor as Reply-To, and notices to whom they tell. */
export function createStaffMailChannel(
  settings: NonNullable<DeliverySettings['email']>,
  context: MailContext,
): Channel {
  const { smtpUrl, from, returnAddress } = settings
  return {
    name: 'email',
    target: `${smtpUrl} ${settings.to.join()}`,
    deliversNotices: true,
    timeout: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      const to = message.type === 'notice' && message.to ? [message.to.email] : settings.to
      const recipients = recipientsLeft(to, progress)
      if (recipients.length === 0) return { outcome: 'sent', answer: 'Everybody has it' }
      const mail = {
        smtpUrl,
        deliveryId,
        from,
        to,
        recipients,
        replyTo: replyTo(message, returnAddress),
        words: staffWords(message, context),
        // RFC 3834: prevents out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        listId: `requests.${from.address.split('@').at(-1)}`,
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'channel')
    },
  }
}

/** A reply goes to the visitor and, with a mailbox that the desk reads, to colleagues at the desk. */
function replyTo(message: Message, returnAddress: string | undefined) {
  if (message.type === 'notice') return undefined
  const { name, email } = message.consultation
  return [
    { name: oneLine(name), address: email },
    ...(returnAddress === undefined ? [] : [{ name: brand.name, address: returnAddress }]),
  ]
}

/** The site that the mail links to, and the time zone of its dates. */
export type MailContext = { publicUrl: string | undefined; timeZone: string }

/** The mail that notifies staff of a request or delivers a notice. */
export function staffWords(message: Message, { publicUrl, timeZone }: MailContext): MailWords {
  const { staff } = mails
  const site = publicUrl === undefined ? '' : ` ${new URL(publicUrl).host}`
  const footer = fillWords(staff.footer, { site })
  if (message.type === 'notice') {
    const { title, text, request } = message.notice
    const address = request && deskAddressOf(request, publicUrl)
    return {
      subject: `${brand.name}: ${title}`,
      heading: title,
      paragraphs: text.split('\n'),
      rows: address ? [{ label: staff.labels.desk, value: address, href: address }] : [],
      footer,
    }
  }
  const { consultation } = message
  const { labels } = staff
  const [name, company, service, phone] = [
    consultation.name,
    consultation.company,
    consultation.service,
    consultation.phone,
  ].map(oneLine) as [string, string, string, string]
  const reference = referenceOf(consultation.id)
  const received = new Intl.DateTimeFormat(siteLanguage.dates, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // Whoever reads it may be in another one.
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(consultation.created_at))
  // A visitor without a company stands for themselves.
  const values = { name, company: company || name, service, reference }
  const address = message.isProbe ? undefined : deskAddressOf(consultation.id, publicUrl)
  return {
    subject: markTest(fillWords(staff.subject, values), message.isProbe),
    heading: markTest(staff.heading, message.isProbe),
    paragraphs: [fillWords(staff.intro, values)],
    rows: [
      { label: labels.name, value: name },
      ...(company === '' ? [] : [{ label: labels.company, value: company }]),
      { label: labels.service, value: service },
      {
        label: labels.email,
        value: consultation.email,
        href: `mailto:${encodeURIComponent(consultation.email).replace('%40', '@')}`,
      },
      ...(phone === '' ? [] : [{ label: labels.phone, value: phone, ...telephone(phone) }]),
      ...labelAnswers(consultation.answers).map(({ label, value }) => ({ label: oneLine(label), value })),
      ...appointmentRow(message.appointment),
      {
        label: labels.page,
        value: [consultation.page_source, consultation.site].filter(Boolean).join(', '),
      },
      { label: labels.received, value: received },
      { label: labels.reference, value: reference, isCode: true },
      ...(address === undefined ? [] : [{ label: labels.desk, value: address, href: address }]),
    ],
    quote:
      consultation.message.trim() === '' ? undefined : { label: labels.message, text: consultation.message },
    footer,
  }
}

/** When the appointment of a request is, in the zone of its kind, and who holds it. */
function appointmentRow(appointment: MailedAppointment | undefined) {
  if (!appointment?.isBooked || !mails.appointments) return []
  const kind = bookingKinds.find(({ slug }) => slug === appointment.kind)
  const when = timeInWords(appointment.startsAt, kind?.timeZone ?? appointment.zone)
  return [
    {
      label: mails.appointments.labels.when,
      value: [kind?.name ?? appointment.kind, when, appointment.holder].join(' · '),
    },
  ]
}

/** A tel: link if the text can be dialled. */
function telephone(phone: string): { href: string } | object {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? { href: `tel:${digits}` } : {}
}
