import type { AudioFormat } from './audio-format.ts'

/** First message on every socket, also after a reconnect: the assistant is now listening. */
export interface ReadyMessage {
  type: 'ready'
  version: number
  callId: string
  audio: AudioFormat
  /** false: the platform recognises no speech; the visitor types, or the browser recognises. */
  recognition: boolean
  /** true: the platform recognises common phrases only; the visitor's browser may understand more. */
  phrasesOnly?: boolean
  /** true after a reconnect: the conversation continues where it was. */
  resumed: boolean
  reconnect: Reconnect
  /** Interval of `heartbeat` messages on this socket. Absent: there are none. */
  heartbeatMilliseconds?: number
  /**
   * How many of the client's messages the call has received on all its sockets, except `played` and `spoken`, which
   * concern a single socket. After a reconnect the client sends the rest again. Absent: not counted.
   */
  received?: number
}

/**
 * Sent at a steady pace, even while nobody speaks: a client that receives nothing at all for longer has a dead
 * connection.
 */
export interface HeartbeatMessage {
  type: 'heartbeat'
  /** As in `ready`: the client can drop these messages. */
  received: number
}

/**
 * Where to reconnect after a drop: an absolute ws(s) URL with a secret token. It works until the client has the next
 * one, so that a reconnect whose answer was lost can be repeated. Never log it.
 */
export interface Reconnect {
  url: string
  windowMilliseconds: number
}

export type CallStatus = 'queued' | 'in-progress' | 'ended'

/** Why a call ended, in the hosted platform's terms if it has one. */
export type EndedReason =
  | 'customer-ended-call'
  | 'assistant-ended-call'
  | 'assistant-said-end-call-phrase'
  | 'silence-timed-out'
  | 'exceeded-max-duration'
  | 'customer-did-not-connect'
  | 'connection-lost'
  | 'protocol-violation'
  | 'worker-shutdown'
  /** The server disappeared during the call; detected later. */
  | 'worker-died'
  | 'platform-error'

/** Same format as the hosted platform's. `endedReason` is set with `ended`. */
export interface StatusUpdateMessage {
  type: 'status-update'
  status: CallStatus
  endedReason?: EndedReason
}

export type Role = 'user' | 'assistant'

/**
 * Words of either side. A `partial` replaces the previous one of the same role; a `final` closes the utterance. After
 * an interruption the assistant's `final` contains only what was heard; an empty one removes the partial.
 */
export interface TranscriptMessage {
  type: 'transcript'
  role: Role
  transcriptType: 'partial' | 'final'
  transcript: string
}

/** Either side starts or stops speaking. */
export interface SpeechUpdateMessage {
  type: 'speech-update'
  role: Role
  status: 'started' | 'stopped'
}

/**
 * The visitor's speech was not understood, with the number of consecutive failures. From the third on the assistant no
 * longer mentions it.
 */
export interface NotUnderstoodMessage {
  type: 'not-understood'
  times: number
}

/** Why a message of the client is refused. The limits are in `message-limits.ts`. */
export type RefusalReason = 'message-too-long' | 'message-too-fast'

/** A message of the client was not taken. The call goes on. */
export interface ErrorMessage {
  type: 'error'
  reason: RefusalReason
  /** The type of the refused message. Absent if it was too long to be read. */
  messageType?: string
  /** The reason as a sentence. */
  message: string
}

export interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: Record<string, unknown> }
}

/** Asks the page to run tools; each entry requires one `tool-call-result`. Same format as the hosted platform's. */
export interface ToolCallsMessage {
  type: 'tool-calls'
  toolCallList: ToolCall[]
}

/** Barge-in: drop all sound (or text to speak) that has not been played. Send `played` once, then drop. */
export interface ClearAudioMessage {
  type: 'clear-audio'
}

/** A clause for the browser's own voice, if the room was opened with `?voice=browser` and the platform agreed. */
export interface SpeakMessage {
  type: 'speak'
  utterance: number
  text: string
}

/** Every text message of the platform; sound is sent in binary messages. */
export type ServerMessage =
  | ReadyMessage
  | HeartbeatMessage
  | StatusUpdateMessage
  | TranscriptMessage
  | SpeechUpdateMessage
  | NotUnderstoodMessage
  | ErrorMessage
  | ToolCallsMessage
  | ClearAudioMessage
  | SpeakMessage
