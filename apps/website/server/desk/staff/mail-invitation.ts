import { brand } from '#content/brand.ts'
import { siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
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
  const words = siteStaffWords.invitation
  return async ({ id, email, link, expiresAt, invitedBy }) => {
    const reply = await sendMail({
      smtpUrl: mail.smtpUrl,
      deliveryId: id,
      from: mail.from,
      to: [email],
      recipients: [email],
      words: {
        subject: words.subject(brand.name),
        heading: words.heading(invitedBy),
        paragraphs: [words.text(brand.name)],
        rows: [
          { label: words.link, value: link, href: link },
          { label: words.until, value: words.time(expiresAt) },
        ],
        footer: words.footer,
      },
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(mailTimeout),
    })
    return reply.outcome === 'accepted' && reply.refused.length === 0
  }
}
