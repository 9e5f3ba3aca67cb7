import { ImapFlow } from 'imapflow'
import type { MailboxSettings } from './mailbox-settings.ts'

/** Milliseconds. */
const patience = { connection: 20_000, silence: 90_000 }

/** Bytes of one answer: the largest mail that is read, and its frame. */
const mostOfAnswer = 20 * 1024 * 1024

/**
 * Connects to a mailbox. The caller opens its folders read-only: nothing there is changed, not even what is unread.
 * @throws the server's refusal or the failed connection; `describeMailboxFailure` puts it into words
 */
export async function connectMailbox({ server }: Pick<MailboxSettings, 'server'>): Promise<ImapFlow> {
  const { host, port, isSecure, needsTls, user, password } = server
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // On this machine it is needless, and servers there often have a certificate that nobody trusts.
    ...(!isSecure && { doSTARTTLS: needsTls }),
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.silence,
    maxLiteralSize: mostOfAnswer,
    disableAutoIdle: true,
    clientInfo: { name: 'Frontdesk' },
  })
  // The call that is under way rejects, too.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

/** Finds the folder of sent mails: the one that is set, else the one that the server names (RFC 6154). */
export async function findSentFolder(client: ImapFlow, sent: string | undefined): Promise<string | null> {
  const folders = await client.list()
  if (sent !== undefined) return folders.find(({ path }) => path === sent)?.path ?? null
  return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null
}

type ImapError = Error & {
  code?: string
  authenticationFailed?: boolean
  responseText?: string
}

/** Whether the server refused the user or the password: a quick retry would lock the account. */
export const isRefused = (error: unknown): boolean => (error as ImapError).authenticationFailed === true

/** Describes why a mailbox cannot be read: one line, at most 200 characters, without addresses. */
export function describeMailboxFailure(error: unknown): string {
  const { authenticationFailed = false, responseText, code, message } = error as ImapError
  const said =
    responseText ?? (code === undefined || message.includes(code) ? message : `${code}: ${message}`)
  const line = said
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/\S*@\S*/g, '…')
    .trim()
  const before = authenticationFailed
    ? 'The server refuses the user or the password: '
    : code !== undefined && ofCertificates.test(code)
      ? 'The certificate of the mail server is not valid: '
      : ''
  return `${before}${line}`.slice(0, 200)
}

/** The codes of Node.js for certificates that it does not trust. */
const ofCertificates = /CERT|UNABLE_TO_(GET|VERIFY|DECODE)|HOSTNAME_MISMATCH/
