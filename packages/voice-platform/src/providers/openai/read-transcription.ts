import * as v from 'valibot'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import { readServerSentEvents } from './read-server-sent-events.ts'

const answerSchema = v.object({ text: v.string() })

/** OpenAI and speaches send events of these types; vLLM sends chunks as for a chat. */
const eventSchema = v.union([
  v.object({ type: v.literal('transcript.text.delta'), delta: v.string() }),
  v.object({ type: v.literal('transcript.text.done'), text: v.string() }),
  v.object({
    choices: v.array(
      v.object({
        delta: v.optional(v.object({ content: v.optional(v.nullable(v.string())) })),
        finish_reason: v.optional(v.nullable(v.string())),
      }),
    ),
  }),
  // Other events, such as those for segments.
  v.object({ type: v.pipe(v.string(), v.startsWith('transcript.')) }),
])

const longestAnswer = 65_536

/**
 * Reads the answer of `/audio/transcriptions`: one JSON object, or server-sent events. Rejects with a
 * VoiceProviderError if it is neither, or breaks off.
 */
export async function readTranscription(
  pieces: AsyncIterable<Uint8Array>,
  onPartial: (text: string) => void = () => undefined,
): Promise<string> {
  const bytes = bounded(pieces)[Symbol.asyncIterator]()
  const start = await bytes.next()
  if (start.done) throw new VoiceProviderError('The transcription is empty')
  const rest = (async function* () {
    yield start.value
    yield* { [Symbol.asyncIterator]: () => bytes }
  })()
  const isJson = new TextDecoder().decode(start.value).trimStart().startsWith('{')
  return (isJson ? await readJson(rest) : await readEvents(rest, onPartial)).trim()
}

async function* bounded(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of pieces) {
    length += piece.byteLength
    if (length > longestAnswer) throw new VoiceProviderError('The transcription is endless')
    if (piece.byteLength > 0) yield piece
  }
}

async function readJson(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true })
  return parse(answerSchema, text).text
}

async function readEvents(
  pieces: AsyncIterable<Uint8Array>,
  onPartial: (text: string) => void,
): Promise<string> {
  let text = ''
  let isDone = false
  for await (const data of readServerSentEvents(pieces)) {
    if (data === '[DONE]') {
      isDone = true
      break
    }
    const event = parse(eventSchema, data)
    const before = text
    if ('choices' in event) {
      for (const { delta, finish_reason: reason } of event.choices) {
        text += delta?.content ?? ''
        isDone ||= typeof reason === 'string'
      }
    } else if ('delta' in event) text += event.delta
    else if ('text' in event) return event.text
    if (text !== before && text.trim() !== '') onPartial(text.trim())
  }
  if (!isDone) throw new VoiceProviderError('The transcription broke off')
  return text
}

function parse<Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(json))
  } catch (cause) {
    throw new VoiceProviderError('The transcription can not be read', { cause })
  }
}
