import { hash } from 'node:crypto'
import type { Outcome } from '#server/requests/delivery/channel.ts'
import { printableReply } from './printable-reply.ts'
import type { Mail, MailReply, Refusal } from './send-mail.ts'

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
 * refused with 5xx are not.
 * @param atFault what to blame if nobody accepts the mail
 */
export function outcomeOfMail(
  reply: MailReply,
  mail: Pick<Mail, 'recipients'>,
  progress: string | null,
  atFault: 'channel' | 'recipient',
): Outcome {
  if (reply.outcome === 'failed') {
    const why = printableReply(`${reply.stage}: ${reply.response}`)
    // An operator can fix a refused sender, sign-in or connection. After DATA, the mail itself was refused.
    return isFinal(reply) && reply.stage === 'DATA'
      ? { outcome: 'given-up', why, atFault }
      : { outcome: 'retry', why }
  }
  const { refused } = reply
  const later = refused.filter((refusal) => !isFinal(refusal))
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
      progress: [...(progress?.split(' ') ?? []), ...done].join(' '),
    }
  }
  if (reply.outcome === 'taken') {
    const parts = [reply.response, refusedText].filter(Boolean)
    return { outcome: 'sent', answer: printableReply(parts.join('; ')) }
  }
  // An earlier attempt reached somebody.
  if (progress !== null) return { outcome: 'sent', answer: printableReply(refusedText) }
  return { outcome: 'given-up', why: printableReply(refusedText), atFault }
}
