import { brand } from '#content/brand.ts'
import { contact } from '#content/contact.ts'
import { desk } from '#content/desk.ts'
import { fillSignature } from '#contract/desk/template-fields.ts'
import type { Channel, MailedReply } from '#server/requests/delivery/channel.ts'
import { oneLine } from '#server/requests/delivery/message-text.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { messageIdOf, outcomeOfMail, sendMail } from './send-mail.ts'
import { replyChannel } from '#server/requests/delivery/active-channels.ts'

/** Mails staff replies from the desk to visitors, as plain text. */
export function createReplyChannel(settings: NonNullable<DeliverySettings['email']>): Channel {
  const { smtpUrl, from, returnAddress } = settings
  return {
    name: replyChannel,
    target: smtpUrl,
    deliversNotices: false,
    timeout: 60_000,
    async deliver(message, { deliveryId, progress, signal }) {
      if (message.type === 'notice' || !message.reply) {
        return { outcome: 'given-up', why: 'There is no reply to send', atFault: 'recipient' }
      }
      const { email } = message.consultation
      const { subject, text, follows } = message.reply
      const thread = follows.map((id) => (id.startsWith('<') ? id : messageIdOf(id, from)))
      const mail = {
        smtpUrl,
        deliveryId,
        from,
        to: [email],
        recipients: [email],
        replyTo: { name: brand.name, address: returnAddress ?? contact.email },
        words: { subject, text: `${text.trimEnd()}\n\n${signatureOf(message.reply)}` },
        headers:
          thread.length > 0 ? { 'In-Reply-To': thread.at(-1) ?? '', References: thread.join(' ') } : {},
        signal,
      }
      return outcomeOfMail(await sendMail(mail), mail, progress, 'recipient')
    },
  }
}

/** Mail programs recognise a signature by the line above it (RFC 3676, 4.3). */
function signatureOf({ by, phone, signature }: MailedReply): string {
  const values = {
    me: oneLine(by),
    'my phone': phone,
    brand: brand.name,
    'our e-mail': contact.email,
    'our phone': contact.phone,
  }
  return `-- \n${fillSignature(signature ?? desk.signature, values)}`
}
