import type { Channel, Message } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { oneLine } from '../mail/fill-words.ts'
import { outcomeOfMail, recipientsLeft } from '../mail/outcome-of-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { type MailPlace, staffWords } from './staff-words.ts'

/** Mails each request to staff, with the visitor as Reply-To. */
export function createEmailChannel(
  settings: NonNullable<DeliverySettings['email']>,
  place: MailPlace,
): Channel {
  const { smtpUrl, from, to } = settings
  return {
    name: 'email',
    target: `${smtpUrl} ${to.join()}`,
    takesNotices: true,
    patience: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      const recipients = recipientsLeft(to, progress)
      if (recipients.length === 0) return { outcome: 'sent', answer: 'Everybody has it' }
      const mail = {
        smtpUrl,
        deliveryId,
        from,
        to,
        recipients,
        replyTo: replyTo(message),
        words: staffWords(message, place),
        // RFC 3834: prevents out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        listId: `requests.${from.address.split('@').at(-1)}`,
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'channel')
    },
  }
}

function replyTo(message: Message) {
  if (message.type === 'notice') return undefined
  const { name, email } = message.consultation
  return { name: oneLine(name), address: email }
}
