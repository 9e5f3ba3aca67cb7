import { brand } from '#content/brand.ts'
import type { DeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import { sendMail } from '#server/requests/delivery/channels/mail/send-mail.ts'

/** An invitation to be mailed. */
export type Invitation = { id: string; email: string; link: string; expiresAt: string; invitedBy: string }

/** Resolves to whether the mail server accepted it. */
export type MailInvitation = (invitation: Invitation) => Promise<boolean>

/** In milliseconds. The admin waits for the reply, and can send the link in another way. */
const mailTimeout = 10_000

/** Creates the mailer of invitations; null if no mail server is configured. */
export function createMailInvitation(mail: DeliverySettings['email']): MailInvitation | null {
  if (!mail) return null
  return async ({ id, email, link, expiresAt, invitedBy }) => {
    const reply = await sendMail({
      smtpUrl: mail.smtpUrl,
      deliveryId: id,
      from: mail.from,
      to: [email],
      recipients: [email],
      words: {
        subject: `Join the desk of ${brand.name}`,
        heading: `${invitedBy} has invited you`,
        paragraphs: [
          `Open the link to join the desk of ${brand.name}, where requests are answered. It works once. Give it to nobody else.`,
        ],
        rows: [
          { label: 'Your link', value: link, href: link },
          { label: 'Works until', value: `${expiresAt.slice(0, 16).replace('T', ' ')} UTC` },
        ],
        footer:
          'You receive this mail because an admin entered your address. If you expect no invitation, ignore it.',
      },
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(mailTimeout),
    })
    return reply.outcome === 'accepted' && reply.refused.length === 0
  }
}
