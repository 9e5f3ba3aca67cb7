import {
  answerBurst,
  answersPerSecond,
  longestUserText,
  messageBurst,
  messagesPerSecond,
} from '@frontdesk/voice-protocol/message-limits'
import { createRateLimit } from '@frontdesk/voice-protocol/rate-limit'
import type { RefusalReason } from '@frontdesk/voice-protocol'
import type { ClientMessage } from '../call-message.ts'

const refusals: Record<RefusalReason, string> = {
  'message-too-long': `A text of this message has more than ${longestUserText} characters.`,
  'message-too-fast': `This call takes ${answersPerSecond} question a second after the first ${answerBurst}, and ${messagesPerSecond} messages.`,
}

/** Why a message was not sent. */
export interface Refusal {
  type: RefusalReason
  error: { message: string; name: string }
}

/** Applies the platform's limits to the messages of one call. `now` is in milliseconds. */
export function createMessageCheck(now = () => performance.now()) {
  const answers = createRateLimit({ perSecond: answersPerSecond, burst: answerBurst })
  const messages = createRateLimit({ perSecond: messagesPerSecond, burst: messageBurst })

  const isTooFast = (message: ClientMessage): boolean => {
    const fits = messages.consume(now()) && (!isAnswered(message) || answers.consume(now()))
    return !fits
  }

  /** Returns why the platform would refuse this message; undefined if it would not. */
  return (message: ClientMessage): Refusal | undefined =>
    refuseLength(message) ?? (isTooFast(message) ? refusalFor('message-too-fast') : undefined)
}

/** Applies the limit that holds before the call is joined, too. */
export const refuseLength = (message: ClientMessage): Refusal | undefined =>
  hasLongText(message) ? refusalFor('message-too-long') : undefined

const refusalFor = (type: RefusalReason): Refusal => ({
  type,
  error: { message: refusals[type], name: 'MessageRefused' },
})

const hasLongText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > longestUserText
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLongText)

const isAnswered = (message: ClientMessage): boolean =>
  message.type === 'recognition'
    ? message.transcriptType === 'final'
    : message.type === 'add-message' &&
      message.message.role === 'user' &&
      message.triggerResponseEnabled !== false
