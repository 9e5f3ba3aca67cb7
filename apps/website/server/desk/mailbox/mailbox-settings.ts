import { hash } from 'node:crypto'
import { type Config, type MailboxServer, readMailboxServer, readMailSender } from '#server/runtime/config.ts'

/** A mailbox that the desk reads. */
export type MailboxSettings = {
  /** A hash of the server and the user: another mailbox begins from its beginning. */
  name: string
  server: MailboxServer
  /** The folder of sent mails; otherwise the one that the server names. */
  sent: string | undefined
  /** Addresses of the agency besides those of staff. */
  own: string[]
}

/** Reads the settings of the mailbox; null if there is none. */
export function readMailboxSettings(
  config: Pick<Config, 'IMAP_URL' | 'IMAP_SENT' | 'MAIL_FROM' | 'NOTIFY_EMAIL'>,
): MailboxSettings | null {
  if (config.IMAP_URL === undefined) return null
  const server = readMailboxServer(config.IMAP_URL)
  const sender = config.MAIL_FROM === undefined ? [] : [readMailSender(config.MAIL_FROM).address]
  return {
    name: hash('sha256', `${server.user.toLowerCase()}@${server.host.toLowerCase()}:${server.port}`),
    server,
    sent: config.IMAP_SENT,
    own: [server.user, ...sender, ...config.NOTIFY_EMAIL],
  }
}
