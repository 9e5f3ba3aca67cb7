import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import type { Message } from '#server/requests/delivery/channel.ts'
import { markTest } from '#server/requests/delivery/mark-test.ts'
import { referenceOf } from '#server/requests/delivery/reference-of.ts'
import { fillWords, oneLine } from '../mail/fill-words.ts'
import type { MailWords } from '../mail/mail-page.ts'

/** The site that the mail links to, and the time zone of its dates. */
export type MailPlace = { publicUrl: string | undefined; timeZone: string }

/** The mail that notifies staff of a request or delivers a notice. */
export function staffWords(message: Message, { publicUrl, timeZone }: MailPlace): MailWords {
  const { staff } = mails
  const site = publicUrl === undefined ? '' : ` ${new URL(publicUrl).host}`
  const footer = fillWords(staff.footer, { site })
  if (message.type === 'notice') {
    const { title, text } = message.notice
    return {
      subject: `${brand.name}: ${title}`,
      heading: title,
      paragraphs: text.split('\n'),
      rows: [],
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
  const received = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(consultation.created_at))
  const values = { name, company, service, reference }
  return {
    subject: markTest(fillWords(staff.subject, values), message.isProbe),
    heading: markTest(staff.heading, message.isProbe),
    paragraphs: [fillWords(staff.intro, values)],
    rows: [
      { label: labels.name, value: name },
      { label: labels.company, value: company },
      { label: labels.service, value: service },
      {
        label: labels.email,
        value: consultation.email,
        href: `mailto:${encodeURIComponent(consultation.email).replace('%40', '@')}`,
      },
      { label: labels.phone, value: phone, ...telephone(phone) },
      { label: labels.page, value: consultation.page_source },
      { label: labels.received, value: received },
      { label: labels.reference, value: reference, isCode: true },
    ],
    quote:
      consultation.message.trim() === '' ? undefined : { label: labels.message, text: consultation.message },
    footer,
  }
}

/** A tel: link if the text can be dialled. */
function telephone(phone: string): { href: string } | object {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? { href: `tel:${digits}` } : {}
}
