import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { outcomeOfMail } from '../mail/outcome-of-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { confirmationWords } from './confirmation-words.ts'

/** Mails visitors a confirmation of their request, with a reference. */
export function createConfirmationChannel(settings: NonNullable<DeliverySettings['confirmation']>): Channel {
  const { smtpUrl, from } = settings
  return {
    name: 'confirmation',
    target: smtpUrl,
    takesNotices: false,
    patience: 60_000,
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
        replyTo: { name: brand.name, address: contact.email },
        words: confirmationWords(message.consultation, message.isProbe),
        // RFC 3834: marks an automatic reply, so that no program answers it.
        headers: { 'Auto-Submitted': 'auto-replied' },
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'recipient')
    },
  }
}
