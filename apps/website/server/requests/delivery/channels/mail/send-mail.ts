import { hash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { brand } from '#content/brand.ts'
import type { Outcome } from '#server/requests/delivery/channel.ts'
import { type MailWords, mailPage, mailText } from './mail-page.ts'

/** A mail and its recipients. */
type Mail = {
  smtpUrl: string
  deliveryId: string
  /** The brand's name is used if the name is empty. */
  from: { name: string; address: string }
  to: readonly string[]
  /** Those of `to` that have not received it yet. */
  recipients: readonly string[]
  /** The sender by default. */
  replyTo?: { name: string; address: string } | { name: string; address: string }[] | undefined
  /** A rendered page, or a plain text. */
  words: MailWords | { subject: string; text: string }
  headers: Record<string, string>
  /** Lets mail programs filter it (RFC 2919). */
  listId?: string
  /** To a calendar (RFC 6047). */
  invitation?: { method: string; content: string }
  signal: AbortSignal
}

/**
 * The server's replies about the recipients. A code has three digits (RFC 5321, 4.2), or is 0 if there was no answer.
 */
type MailReply =
  | { outcome: 'accepted'; response: string; refused: Refusal[] }
  /** Nobody received it. `command` is the one that failed. */
  | { outcome: 'refused'; refused: Refusal[] }
  | { outcome: 'failed'; code: number; command: string; response: string }

/** A recipient that the server refused. */
type Refusal = { recipient: string; code: number; response: string }

type SmtpError = Error & {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
  recipient?: string | undefined
  rejectedErrors?: SmtpError[] | undefined
}

/** The Message-ID of a delivery's mail. */
export const messageIdOf = (deliveryId: string, from: Mail['from']): string =>
  `<${deliveryId}@${from.address.split('@').at(-1)}>`

/** Milliseconds after which a silent server counts as gone. */
const silenceTimeout = 30_000

/**
 * Sends a mail over its own connection. The Message-ID is derived from the delivery's id, so that mail programs show a
 * repeat once.
 * @throws errors that are neither a reply of a mail server nor a failed connection
 */
export async function sendMail(mail: Mail): Promise<MailReply> {
  const { smtpUrl, deliveryId, to, recipients, words, headers, listId, invitation, signal } = mail
  const from = { name: mail.from.name || brand.name, address: mail.from.address }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: silenceTimeout,
    greetingTimeout: silenceTimeout,
    socketTimeout: silenceTimeout,
    dnsTimeout: silenceTimeout,
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
      ...(invitation && { icalEvent: { ...invitation, filename: 'invite.ics' } }),
      messageId: messageIdOf(deliveryId, from),
      headers: { 'X-Auto-Response-Suppress': 'All', ...headers },
      ...(listId === undefined ? {} : { list: { id: { url: listId, comment: from.name } } }),
      signal,
    })
    return { outcome: 'accepted', response: info.response, refused: refusals(info.rejectedErrors) }
  } catch (error) {
    const { command = 'CONN', response, responseCode = 0, code, rejectedErrors } = error as SmtpError
    if (rejectedErrors) return { outcome: 'refused', refused: refusals(rejectedErrors) }
    if (code === undefined) throw error
    return { outcome: 'failed', code: responseCode, command, response: response ?? code }
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

/** Recipients are stored as hashes between attempts. */
const mark = (address: string): string => hash('sha256', address.toLowerCase()).slice(0, 16)

/**
 * Recipients who have neither received the mail nor been refused permanently. @param progress what the last attempt
 * stored
 */
export const recipientsLeft = (to: readonly string[], progress: string | null): string[] => {
  const done = new Set(progress?.split(' '))
  return to.filter((address) => !done.has(mark(address)))
}

/** 5xx means that the server will never accept it (RFC 5321, 4.2.1). */
const isFinal = ({ code }: Pick<Refusal, 'code'>): boolean => code >= 500

/**
 * Translates the server's reply into the outcome of the delivery: recipients refused with 4xx are retried alone, those
 * refused with 5xx are not. A mail to the operators' own mailboxes (`channel`) that reached nobody is retried in any case,
 * because they can fix a full mailbox, a wrong address or a filter.
 * @param atFault what to blame if nobody accepts the mail
 */
export function outcomeOfMail(
  reply: MailReply,
  mail: Pick<Mail, 'recipients'>,
  progress: string | null,
  atFault: 'channel' | 'recipient',
): Outcome {
  if (reply.outcome === 'failed') {
    const why = printableReply(`${reply.command}: ${reply.response}`)
    // An operator can fix a refused sender, sign-in or connection. After DATA, the mail itself was refused.
    return isFinal(reply) && reply.command === 'DATA' && atFault === 'recipient'
      ? { outcome: 'given-up', why, atFault }
      : { outcome: 'retry', why }
  }
  const { refused } = reply
  const hasReachedSomebody = reply.outcome === 'accepted' || progress !== null
  const isRetried = (refusal: Refusal) => !isFinal(refusal) || (atFault === 'channel' && !hasReachedSomebody)
  const later = refused.filter(isRetried)
  const isLater = new Set(later.map(({ recipient }) => recipient))
  const firstRefusal = later[0] ?? refused[0]
  const refusedText = firstRefusal
    ? `${refused.length} of ${mail.recipients.length} not taken: ${firstRefusal.response}`
    : ''
  if (later.length > 0) {
    const done = mail.recipients.filter((address) => !isLater.has(address)).map(mark)
    return {
      outcome: 'retry',
      why: printableReply(refusedText),
      ...(done.length > 0 && { progress: [...(progress?.split(' ') ?? []), ...done].join(' ') }),
    }
  }
  if (reply.outcome === 'accepted') {
    const parts = [reply.response, refusedText].filter(Boolean)
    return { outcome: 'sent', answer: printableReply(parts.join('; ')) }
  }
  // An earlier attempt reached somebody.
  if (progress !== null) return { outcome: 'sent', answer: printableReply(refusedText) }
  return { outcome: 'given-up', why: printableReply(refusedText), atFault }
}

/**
 * Shortens a reply of a mail server for the ledger: one line, at most 200 characters, without addresses and names.
 */
function printableReply(text: string): string {
  const line = text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/<[^>]*>/g, '<…>')
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\S*@\S*/g, '…')
  return line.trim().slice(0, 200)
}
