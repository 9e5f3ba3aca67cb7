import { createTransport } from 'nodemailer'
import { brand } from '#content/brand.ts'
import { type MailWords, mailPage } from './mail-page.ts'
import { mailText } from './mail-text.ts'

/** A mail and its recipients. */
export type Mail = {
  smtpUrl: string
  deliveryId: string
  /** The brand's name is used if the name is empty. */
  from: { name: string; address: string }
  to: readonly string[]
  /** Those of `to` that have not received it yet. */
  recipients: readonly string[]
  /** The sender by default. */
  replyTo?: { name: string; address: string } | undefined
  /** A rendered page, or a plain text. */
  words: MailWords | { subject: string; text: string }
  headers: Record<string, string>
  /** Lets mail programs filter it (RFC 2919). */
  listId?: string
  signal: AbortSignal
}

/**
 * The server's replies about the recipients. A code has three digits (RFC 5321, 4.2), or is 0 if there was no answer.
 */
export type MailReply =
  | { outcome: 'taken'; response: string; refused: Refusal[] }
  /** Nobody received it. `stage` is the failed command. */
  | { outcome: 'refused'; refused: Refusal[] }
  | { outcome: 'failed'; code: number; stage: string; response: string }

/** A recipient that the server refused. */
export type Refusal = { recipient: string; code: number; response: string }

type SmtpError = Error & {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
  recipient?: string | undefined
  rejectedErrors?: SmtpError[] | undefined
}

/** Milliseconds after which a silent server counts as gone. */
const silence = 30_000

/**
 * Sends a mail over its own connection. The Message-ID is derived from the delivery's id, so that mail programs show a
 * repeat once.
 * @throws errors that are neither a reply of a mail server nor a failed connection
 */
export async function sendMail(mail: Mail): Promise<MailReply> {
  const { smtpUrl, deliveryId, to, recipients, words, headers, listId, signal } = mail
  const from = { name: mail.from.name || brand.name, address: mail.from.address }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    // All content is passed in; the library must not read files.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const info = await transport.sendMail({
      from,
      to: [...to],
      envelope: { from: from.address, to: [...recipients] },
      replyTo: mail.replyTo ?? from,
      subject: words.subject,
      ...('text' in words ? { text: words.text } : { text: mailText(words), html: await mailPage(words) }),
      messageId: `<${deliveryId}@${from.address.split('@').at(-1)}>`,
      headers: { 'X-Auto-Response-Suppress': 'All', ...headers },
      ...(listId === undefined ? {} : { list: { id: { url: listId, comment: from.name } } }),
      signal,
    })
    return { outcome: 'taken', response: info.response, refused: refusals(info.rejectedErrors) }
  } catch (error) {
    const { command = 'CONN', response, responseCode = 0, code, rejectedErrors } = error as SmtpError
    if (rejectedErrors) return { outcome: 'refused', refused: refusals(rejectedErrors) }
    if (code === undefined) throw error
    return { outcome: 'failed', code: responseCode, stage: command, response: response ?? code }
  } finally {
    transport.close()
  }
}

const refusals = (errors: readonly SmtpError[] = []): Refusal[] =>
  errors.map(({ recipient = '', responseCode = 0, response = '' }) => ({
    recipient,
    code: responseCode,
    response,
  }))
