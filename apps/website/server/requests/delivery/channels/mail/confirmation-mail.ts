import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { mails } from '#content/mails.ts'
import type { Consultation } from '#contract/consultation.ts'
import { calledName, fillWords, markTest, referenceOf } from '#server/requests/delivery/message-text.ts'
import { outcomeOfMail, sendMail } from './send-mail.ts'
import type { MailWords } from './mail-page.ts'

/** Mails visitors a confirmation of their request, with a reference. */
export function createConfirmationChannel(settings: NonNullable<DeliverySettings['confirmation']>): Channel {
  const { smtpUrl, from, returnAddress } = settings
  return {
    name: 'confirmation',
    target: smtpUrl,
    deliversNotices: false,
    timeout: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      if (message.type === 'notice') {
        return { outcome: 'given-up', why: 'Notices are not for visitors', atFault: 'recipient' }
      }
      const { email } = message.consultation
      const mail = {
        smtpUrl,
        deliveryId,
        from,
        to: [email],
        recipients: [email],
        replyTo: { name: brand.name, address: returnAddress ?? contact.email },
        words: confirmationWords(message.consultation, message.isProbe),
        // RFC 3834: marks an automatic reply, so that no program answers it.
        headers: { 'Auto-Submitted': 'auto-replied' },
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'recipient')
    },
  }
}

/** The mail that confirms a request to the visitor. It repeats nothing but their name. */
export function confirmationWords(
  { id, name }: Pick<Consultation, 'id' | 'name'>,
  isProbe = false,
): MailWords {
  const { subject, heading, greeting, greetingWithoutName, paragraphs, referenceLabel, footer } =
    mails.confirmation
  const reference = referenceOf(id)
  const called = calledName(name)
  return {
    subject: markTest(fillWords(subject, { reference, brand: brand.name }), isProbe),
    heading: markTest(heading, isProbe),
    paragraphs: [
      called === null ? greetingWithoutName : fillWords(greeting, { name: called }),
      ...paragraphs.map((text) => fillWords(text, { reference })),
    ],
    rows: [{ label: referenceLabel, value: reference, isCode: true }],
    footer,
  }
}
