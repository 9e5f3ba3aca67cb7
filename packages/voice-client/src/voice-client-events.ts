import type { CallMessage, Unread } from './call-message.ts'
import type { SerializedError } from './serialize-error.ts'
import type { StartTargets } from './start-request.ts'
import type { ForwardedEvents } from './transport.ts'

/** The stages of a start, in order. The names are the platform's, on every transport. */
export const startStages = [
  'validation',
  'initialization',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'video-recording-setup',
  'audio-observer-setup',
  'audio-processing-setup',
] as const

export type StartStage = (typeof startStages)[number]

export interface CallStartProgress {
  stage: StartStage | 'video-recording-started'
  status: 'started' | 'completed' | 'failed'
  /** Milliseconds since the stage started; with `completed` and `failed`. */
  duration?: number
  /** ISO 8601. */
  timestamp: string
  metadata?: Record<string, Unread>
}

export interface CallStartSuccess {
  /** Milliseconds since `start`. */
  totalDuration: number
  callId: string
  timestamp: string
}

export interface CallStartFailed {
  stage: StartStage
  /** Milliseconds since `start`. */
  totalDuration: number
  /** The message of the error. */
  error: string
  errorStack: string
  timestamp: string
  context: StartTargets & { isMobile: boolean }
}

/** The payload of the `error` event. Its `name` and `message` are those of `error`. */
export interface VoiceClientError extends Pick<SerializedError, 'name' | 'message'> {
  /**
   * `validation-error`, `start-method-error`, one of the stages' `…-error`, or the transport's own type: `ejected`,
   * `connection-error`, `exp-room`, `no-room`, `meeting-full`, `audio-start-failed` and others. `message-too-long` and
   * `message-too-fast`: a message was not sent, and the call goes on.
   */
  type: string
  /** The stage of the start; `input-validation` for a missing assistant, `call` after the start. */
  stage: StartStage | 'input-validation' | 'call'
  error: SerializedError
  /** ISO 8601. */
  timestamp: string
  totalDuration?: number
  context?: CallStartFailed['context']
}

/** Every event of a client, with the arguments of its listeners. Names and payloads are those of `@vapi-ai/web`. */
export interface VoiceClientEvents extends ForwardedEvents {
  /** The remote side listens. Once per call. */
  'call-start': []
  /** The call is over; it emits nothing any more. Once per call. */
  'call-end': []
  'speech-start': []
  'speech-end': []
  /** The assistant's level, 0 to 1, every 100 ms. */
  'volume-level': [volume: number]
  /** The microphone was muted or unmuted, with or without a call. */
  'muted-change': [muted: boolean]
  message: [message: CallMessage]
  error: [error: VoiceClientError]
  'call-start-progress': [progress: CallStartProgress]
  'call-start-success': [success: CallStartSuccess]
  'call-start-failed': [failure: CallStartFailed]
}

/** Creates the payload of an `error` event. */
export const errorEvent = (
  type: VoiceClientError['type'],
  stage: VoiceClientError['stage'],
  error: SerializedError,
): VoiceClientError => ({
  type,
  stage,
  error,
  name: error.name,
  message: error.message,
  timestamp: timestamp(),
})

export const timestamp = (): string => new Date().toISOString()
