import type { AudioFormat } from './audio-format.ts'

/** First message on every socket, also after a reconnect: the assistant is listening from now on. */
export interface ReadyMessage {
  type: 'ready'
  version: number
  callId: string
  audio: AudioFormat
  /** false: no speech is recognised on the platform; the visitor types, or the browser recognises. */
  recognition: boolean
  /** true: what is recognised here are common phrases; the visitor's browser may understand more. */
  phrasesOnly?: boolean
  /** true after a reconnect: the conversation goes on where it was. */
  resumed: boolean
  reconnect: Reconnect
  /** How often a `heartbeat` comes on this socket. Absent: none does. */
  heartbeatMilliseconds?: number
  /**
   * How many of the client's messages the call has got until now, on all its sockets, `played` and `spoken` left out, which are
   * about one socket. After a reconnect the client sends the rest again. Absent: nobody counts.
   */
  received?: number
}

/** Comes at a steady pace, also while nobody speaks: a client that hears nothing at all for longer is on a dead line. */
export interface HeartbeatMessage {
  type: 'heartbeat'
  /** As in `ready`: what the client need not keep any longer. */
  received: number
}

/**
 * Where to knock if the line drops: an absolute ws(s) URL with a secret token. It works until the client has the next one, so
 * that a reconnect whose answer was lost can be tried again. Never log it.
 */
export interface Reconnect {
  url: string
  windowMilliseconds: number
}

export type CallStatus = 'queued' | 'in-progress' | 'ended'

/** Why a call ended, in the hosted platform's words where it has one. */
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
  /** The server went away in the call without a word; found out later. */
  | 'worker-died'
  | 'platform-error'

/** Same shape as the hosted platform's. `endedReason` comes with `ended`. */
export interface StatusUpdateMessage {
  type: 'status-update'
  status: CallStatus
  endedReason?: EndedReason
}

export type Role = 'user' | 'assistant'

/**
 * Words of either side. A `partial` replaces the one before it of the same role; a `final` closes the utterance. After
 * an interruption the assistant's `final` holds only what was heard; one without words takes the partial back.
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

/** Speech of the visitor was not understood, the so-manyth time in a row. From the third on nothing is said of it any more. */
export interface NotUnderstoodMessage {
  type: 'not-understood'
  times: number
}

export interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: Record<string, unknown> }
}

/** Asks the page to do something; each entry wants one `tool-call-result`. Same shape as the hosted platform's. */
export interface ToolCallsMessage {
  type: 'tool-calls'
  toolCallList: ToolCall[]
}

/** Barge-in: drop every sound (or spoken text) that has not been played. Send `played` once, then drop. */
export interface ClearAudioMessage {
  type: 'clear-audio'
}

/** A clause for the browser's own voice, where the room was opened with `?voice=browser` and the platform agreed. */
export interface SpeakMessage {
  type: 'speak'
  utterance: number
  text: string
}

/** Everything the platform sends as text; sound comes in binary messages. */
export type ServerMessage =
  | ReadyMessage
  | HeartbeatMessage
  | StatusUpdateMessage
  | TranscriptMessage
  | SpeechUpdateMessage
  | NotUnderstoodMessage
  | ToolCallsMessage
  | ClearAudioMessage
  | SpeakMessage
