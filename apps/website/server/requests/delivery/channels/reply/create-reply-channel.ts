import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import type { Channel } from '#server/requests/delivery/channel.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { outcomeOfMail } from '../mail/outcome-of-mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { replyChannel } from './reply-channel.ts'

/** Mails staff replies from the desk to visitors, as plain text. */
export function createReplyChannel(settings: NonNullable<DeliverySettings['email']>): Channel {
  const { smtpUrl, from } = settings
  return {
    name: replyChannel,
    target: smtpUrl,
    takesNotices: false,
    patience: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      if (message.type === 'notice' || !message.reply) {
        return { outcome: 'given-up', why: 'There is no reply to send', atFault: 'recipient' }
      }
      const { id, email } = message.consultation
      const confirmation = `<${id}-confirmation@${from.address.split('@').at(-1)}>`
      const mail = {
        smtpUrl,
        deliveryId,
        from,
        to: [email],
        recipients: [email],
        replyTo: { name: brand.name, address: contact.email },
        words: message.reply,
        // Lets mail programs thread it below the confirmation, if there was one.
        headers: { 'In-Reply-To': confirmation, References: confirmation },
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'recipient')
    },
  }
}
