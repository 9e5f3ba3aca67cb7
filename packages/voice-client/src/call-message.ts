/**
 * The call passes through `queued`, `ringing`, `in-progress`, `forwarding`, `ended`. `endedReason` is set with `ended`.
 */
export interface StatusUpdateMessage {
  type: 'status-update'
  status: string
  endedReason?: string
}

/** Words of either side. A `partial` replaces the previous one of the same role; a `final` closes the utterance. */
export interface TranscriptMessage {
  type: 'transcript'
  role: 'user' | 'assistant'
  transcriptType: 'partial' | 'final'
  transcript: string
}

export interface SpeechUpdateMessage {
  type: 'speech-update'
  role: 'user' | 'assistant'
  status: 'started' | 'stopped'
}

/**
 * The visitor's speech was not understood, with the number of consecutive failures. Sent by the embedded platform only.
 */
export interface NotUnderstoodMessage {
  type: 'not-understood'
  times: number
}

export interface ToolCall {
  id: string
  function: { name: string; arguments: Record<string, unknown> }
}

/** Asks the page to run tools. */
export interface ToolCallsMessage {
  type: 'tool-calls'
  toolCallList: ToolCall[]
}

/** What a platform sends and this client passes on unread. As in the vendor's types, code reads it without a check. */
// oxlint-disable-next-line typescript/no-explicit-any -- code that was written for the vendor's client has to compile
export type Unread = any

/** Messages that this client passes on unread. */
export interface OtherMessage {
  type:
    | 'conversation-update'
    | 'model-output'
    | 'user-interrupted'
    | 'function-call'
    | 'hang'
    | 'voice-input'
    | 'error'
  [field: string]: Unread
}

/** The platform's messages during a call, as parsed JSON. The hosted platform may send types that are not listed. */
export type CallMessage =
  | StatusUpdateMessage
  | TranscriptMessage
  | SpeechUpdateMessage
  | ToolCallsMessage
  | NotUnderstoodMessage
  | OtherMessage

export interface EndCallMessage {
  type: 'end-call'
}

/**
 * A typed message of the visitor, or context for the assistant. The embedded platform takes texts of the role `user` and
 * ignores others.
 */
export interface AddMessageMessage {
  type: 'add-message'
  message: ChatMessage
  triggerResponseEnabled?: boolean
}

/** A message of a chat, with the fields of OpenAI's. */
export interface ChatMessage {
  role: 'user' | 'assistant' | 'system' | 'developer' | 'tool' | 'function'
  content?: string | readonly object[] | null
  name?: string
  tool_call_id?: string
  tool_calls?: readonly object[]
  function_call?: object | null
  refusal?: string | null
  audio?: object | null
}

export interface ControlMessage {
  type: 'control'
  control: 'mute-assistant' | 'unmute-assistant' | 'say-first-message'
  videoRecordingStartDelaySeconds?: number
}

export interface SayMessage {
  type: 'say'
  message: string
  endCallAfterSpoken?: boolean | undefined
  interruptionsEnabled?: boolean | undefined
  interruptAssistantEnabled?: boolean | undefined
}

/** The answer to one entry of `tool-calls`. */
export interface ToolCallResultMessage {
  type: 'tool-call-result'
  toolCallId: string
  result?: string
  error?: string
}

/** Which side recognises speech. Supported by the embedded platform only. */
export interface HelloMessage {
  type: 'hello'
  version: number
  recognition: 'platform' | 'browser'
}

/** A result of the browser's own speech recognition. Supported by the embedded platform only. */
export interface RecognitionMessage {
  type: 'recognition'
  transcriptType: 'partial' | 'final'
  transcript: string
}

/** What a page may send during a call. */
export type ClientMessage =
  | AddMessageMessage
  | ControlMessage
  | SayMessage
  | EndCallMessage
  | ToolCallResultMessage
  | RecognitionMessage
  | HelloMessage

/**
 * Reads one message of the call channel: a JSON object, as text or parsed already. Undefined for anything else. The hosted
 * platform may send objects without a type: they are handed on.
 */
export function readCallMessage(data: unknown): CallMessage | undefined {
  let message = data
  if (typeof data === 'string') {
    try {
      message = JSON.parse(data)
    } catch {
      return undefined
    }
  }
  return typeof message === 'object' && message !== null ? (message as CallMessage) : undefined
}

/** Whether the platform says that the call is over. */
export const saysEnded = (message: CallMessage): boolean =>
  message.type === 'status-update' && message.status === 'ended'
