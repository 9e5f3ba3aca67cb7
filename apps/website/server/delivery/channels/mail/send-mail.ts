import { createTransport } from 'nodemailer'
import { type MailWords, mailPage } from './mail-page.ts'
import { mailText } from './mail-text.ts'

/** A mail, and who gets it. */
export type Mail = {
  smtpUrl: string
  deliveryId: string
  from: { name: string; address: string }
  to: readonly string[]
  /** Those of `to` that have not got it yet. */
  recipients: readonly string[]
  replyTo: { name: string; address: string }
  /** A page of the site, or a plain text. */
  words: MailWords | { subject: string; text: string }
  headers: Record<string, string>
  /** Something to sort it by (RFC 2919). */
  listId?: string
  signal: AbortSignal
}

/** What the mail server said of the recipients. A code is three digits (RFC 5321, 4.2), or 0 where there was none. */
export type MailAnswer =
  | { outcome: 'taken'; response: string; refused: Refusal[] }
  /** Nobody got it. `stage` is the command that failed. */
  | { outcome: 'refused'; refused: Refusal[] }
  | { outcome: 'failed'; code: number; stage: string; response: string }

/** A recipient that the server did not take. */
export type Refusal = { recipient: string; code: number; response: string }

type SmtpError = Error & {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
  recipient?: string | undefined
  rejectedErrors?: SmtpError[] | undefined
}

/** Milliseconds until a server that says nothing counts as gone. */
const silence = 30_000

/**
 * Sends a mail over a connection of its own. Its Message-ID is made of the delivery's id, so that mail programs show a repeat once.
 * @throws what is no answer of a mail server, and no failed connection
 */
export async function sendMail(mail: Mail): Promise<MailAnswer> {
  const { smtpUrl, deliveryId, from, to, recipients, replyTo, words, headers, listId, signal } = mail
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    // Content comes from here alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const info = await transport.sendMail({
      from,
      to: [...to],
      envelope: { from: from.address, to: [...recipients] },
      replyTo,
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
