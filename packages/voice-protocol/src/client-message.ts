import * as v from 'valibot'
import { longestMessage, longestUserText } from './message-limits.ts'

const text = v.pipe(v.string(), v.maxLength(longestUserText))
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0))

/** Optional greeting of the client: which side recognises speech. The call does not wait for it. */
const hello = v.object({
  type: v.literal('hello'),
  version: v.number(),
  /** `browser`: the client sends `recognition` messages, and the platform does not recognise the sound. */
  recognition: v.optional(v.picklist(['platform', 'browser'])),
})

/** A typed message. Those of other roles than `user` are ignored. Same format as the hosted platform's. */
const addMessage = v.object({
  type: v.literal('add-message'),
  message: v.object({ role: v.picklist(['user', 'assistant', 'system', 'tool']), content: text }),
  triggerResponseEnabled: v.optional(v.boolean()),
})

/** A result of the browser's own speech recognition; `partial` is shown, `final` is answered. */
const recognition = v.object({
  type: v.literal('recognition'),
  transcriptType: v.picklist(['partial', 'final']),
  transcript: text,
})

/** The visitor muted or unmuted the microphone; while muted the platform expects no sound. */
const mute = v.object({ type: v.literal('mute'), muted: v.boolean() })

/**
 * The playback position: milliseconds of assistant sound received on this socket and no longer waiting in the client's
 * buffer. Sent about every 100 ms while sound plays, and once on `clear-audio`, before the buffer is dropped.
 */
const played = v.object({ type: v.literal('played'), milliseconds })

/** Progress of a `speak` message, if the browser is the voice: how many characters of its text have been heard. */
const spoken = v.object({
  type: v.literal('spoken'),
  utterance: v.number(),
  characters: v.pipe(v.number(), v.integer(), v.minValue(0)),
  done: v.boolean(),
})

/** The browser cannot speak after all: the platform says the remaining clauses, and everything after them. */
const voice = v.object({ type: v.literal('voice'), voice: v.literal('platform') })

/** The answer to one entry of `tool-calls`: `result` in words for the assistant, or `error`. */
const toolCallResult = v.object({
  type: v.literal('tool-call-result'),
  toolCallId: v.pipe(v.string(), v.maxLength(200)),
  result: v.optional(text),
  error: v.optional(text),
})

/** Same format as the hosted platform's. `videoRecordingStartDelaySeconds` is accepted without effect. */
const control = v.object({
  type: v.literal('control'),
  control: v.picklist(['mute-assistant', 'unmute-assistant', 'say-first-message']),
  videoRecordingStartDelaySeconds: v.optional(v.number()),
})

/** Makes the assistant say `message`. Same format as the hosted platform's. */
const say = v.object({
  type: v.literal('say'),
  message: text,
  /** The call ends when it has been said. */
  endCallAfterSpoken: v.optional(v.boolean()),
  /** false: the visitor cannot interrupt this sentence. */
  interruptionsEnabled: v.optional(v.boolean()),
  /** true: interrupts the assistant's current speech; otherwise the sentence waits. */
  interruptAssistantEnabled: v.optional(v.boolean()),
})

/** The visitor hangs up. */
const endCall = v.object({ type: v.literal('end-call') })

/** Every text message of a client; sound is sent in binary messages. */
export const clientMessageSchema = v.variant('type', [
  hello,
  addMessage,
  recognition,
  mute,
  played,
  spoken,
  voice,
  toolCallResult,
  control,
  say,
  endCall,
])

export type ClientMessage = v.InferOutput<typeof clientMessageSchema>

/**
 * Why a text frame is not taken. `unknown-message`: it is not a message of this protocol, and is ignored.
 * `message-too-long`: it, or a text in it, is beyond the limits.
 */
export type MessageFault = 'unknown-message' | 'message-too-long'

/** A parsed text frame: its message, or why it is not taken and its type, if it has one. */
export type ParsedMessage =
  | { message: ClientMessage; fault?: undefined }
  | { fault: MessageFault; type?: string | undefined }

/** Parses one text frame. */
export function parseClientMessage(frame: string): ParsedMessage {
  if (frame.length > longestMessage) return { fault: 'message-too-long' }
  let json: unknown
  try {
    json = JSON.parse(frame)
  } catch {
    return { fault: 'unknown-message' }
  }
  const parsed = v.safeParse(clientMessageSchema, json)
  if (parsed.success) return { message: parsed.output }
  const isTooLong = parsed.issues.every((issue) => issue.type === 'max_length')
  return { fault: isTooLong ? 'message-too-long' : 'unknown-message', type: typeOf(json) }
}

function typeOf(json: unknown): string | undefined {
  const hasType = typeof json === 'object' && json !== null && 'type' in json
  return hasType && typeof json.type === 'string' ? json.type : undefined
}
