import { bytesOf } from '#platform/audio/pcm.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi } from './openai-request.ts'
import { readTranscription } from './read-transcription.ts'
import { writeWav } from './write-wav.ts'

/** The visitors' language (ISO 639-1), so that recognisers need not guess. */
const language = 'en'

/**
 * Uses any `/audio/transcriptions` endpoint: it sends the whole utterance as a WAVE file and returns the words,
 * streamed if the server supports it. If a server refuses to stream, later requests do not stream.
 */
export function createOpenAiSpeechToText(endpoint: OpenAiEndpoint): SpeechToTextProvider {
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
