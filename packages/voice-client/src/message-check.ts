import {
  answerBurst,
  answersPerSecond,
  longestUserText,
  messageBurst,
  messagesPerSecond,
} from '@frontdesk/voice-protocol/message-limits'
import { createRateLimit } from '@frontdesk/voice-protocol/rate-limit'
import type { RefusalReason } from '@frontdesk/voice-protocol'
import type { ClientMessage } from './call-message.ts'

const refusals: Record<RefusalReason, string> = {
  'message-too-long': `A text of this message has more than ${longestUserText} characters.`,
  'message-too-fast': `A call takes ${answersPerSecond} question a second after the first ${answerBurst}, and ${messagesPerSecond} messages.`,
}

/** Why a message was not sent. */
export interface Refusal {
  type: RefusalReason
  error: { message: string; name: string }
}

/**
 * Limits the texts that the assistant answers, in every call: nobody types or speaks more, or faster. `now` is in
 * milliseconds.
 */
export function createTextCheck(now: () => number) {
  const answers = createRateLimit({ perSecond: answersPerSecond, burst: answerBurst })
  /** Returns why this message is refused; undefined if it is not. */
  return (message: ClientMessage): Refusal | undefined =>
    isAnswered(message)
      ? (refuseLength(message) ?? (answers.consume(now()) ? undefined : refusalFor('message-too-fast')))
      : undefined
}

/** Applies the embedded platform's limits of every message. `now` is in milliseconds. */
export function createMessageCheck(now = () => performance.now()) {
  const messages = createRateLimit({ perSecond: messagesPerSecond, burst: messageBurst })
  /** Returns why the platform would refuse this message; undefined if it would not. */
  return (message: ClientMessage): Refusal | undefined =>
    refuseLength(message) ?? (messages.consume(now()) ? undefined : refusalFor('message-too-fast'))
}

const refuseLength = (message: ClientMessage): Refusal | undefined =>
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
