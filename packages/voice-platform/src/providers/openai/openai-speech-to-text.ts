import * as v from 'valibot'
import { bytesOf } from '#platform/audio/pcm.ts'
import { writeWav } from '#platform/audio/wav.ts'
import type { SpeechToTextProvider } from '../voice-providers.ts'
import { VoiceProviderError } from '../voice-providers.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi, readServerSentEvents } from './openai-request.ts'

/**
 * Uses any `/audio/transcriptions` endpoint: it sends the whole utterance as a WAVE file and returns the words,
 * streamed if the server supports it. If a server refuses to stream, later requests do not stream.
 * @param language of visitors (ISO 639-1), so that recognisers need not guess
 */
export function createOpenAiSpeechToText(endpoint: OpenAiEndpoint, language = 'en'): SpeechToTextProvider {
  let streams = true

  function ask(audio: Int16Array, signal: AbortSignal): AsyncIterable<Uint8Array> {
    const body = new FormData()
    body.set('file', new Blob([writeWav(bytesOf(audio))], { type: 'audio/wav' }), 'utterance.wav')
    body.set('model', endpoint.model ?? 'whisper-1')
    body.set('language', language)
    body.set('response_format', 'json')
    if (streams) body.set('stream', 'true')
    return streamOpenAi({ endpoint, path: '/audio/transcriptions', body, signal })
  }

  return {
    name: 'openai-speech-to-text',
    async transcribe(audio, { signal, onPartial }) {
      try {
        return await readTranscription(ask(audio, signal), onPartial)
      } catch (error) {
        const refuses = error instanceof VoiceProviderError && (error.status === 400 || error.status === 422)
        if (!streams || !refuses) throw error
        streams = false
        return readTranscription(ask(audio, signal), onPartial)
      }
    },
  }
}

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
