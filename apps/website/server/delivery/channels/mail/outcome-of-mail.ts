import { hash } from 'node:crypto'
import type { Outcome } from '#server/delivery/channel.ts'
import { printableAnswer } from './printable-answer.ts'
import type { Mail, MailAnswer, Refusal } from './send-mail.ts'

/** A recipient as it is noted between attempts. */
const mark = (address: string): string => hash('sha256', address.toLowerCase()).slice(0, 16)

/** Those who have neither got the mail nor been refused for good. @param progress what the last attempt noted */
export const recipientsLeft = (to: readonly string[], progress: string | null): string[] => {
  const done = new Set(progress?.split(' '))
  return to.filter((address) => !done.has(mark(address)))
}

/** A server that answers 5xx says that it will never take it (RFC 5321, 4.2.1). */
const isFinal = ({ code }: Pick<Refusal, 'code'>): boolean => code >= 500

/**
 * What the server's answer means for the delivery: who is refused with 4xx is tried again, alone; who is refused with 5xx is not.
 * @param atFault what a mail that nobody takes says about the channel
 */
export function outcomeOfMail(
  answer: MailAnswer,
  mail: Pick<Mail, 'recipients'>,
  progress: string | null,
  atFault: 'channel' | 'recipient',
): Outcome {
  if (answer.outcome === 'failed') {
    const why = printableAnswer(`${answer.stage}: ${answer.response}`)
    // What the server has against the sender, the sign-in or the connection, an operator can put right. After DATA it is the mail.
    return isFinal(answer) && answer.stage === 'DATA'
      ? { outcome: 'given-up', why, atFault }
      : { outcome: 'retry', why }
  }
  const { refused } = answer
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
      why: printableAnswer(refusedText),
      progress: [...(progress?.split(' ') ?? []), ...done].join(' '),
    }
  }
  if (answer.outcome === 'taken') {
    const parts = [answer.response, refusedText].filter(Boolean)
    return { outcome: 'sent', answer: printableAnswer(parts.join('; ')) }
  }
  // Somebody got it in an earlier attempt.
  if (progress !== null) return { outcome: 'sent', answer: printableAnswer(refusedText) }
  return { outcome: 'given-up', why: printableAnswer(refusedText), atFault }
}
