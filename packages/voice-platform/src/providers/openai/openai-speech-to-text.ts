import * as v from 'valibot'
import { bytesOf } from '#platform/audio/pcm.ts'
import type { SpeechToTextProvider } from '#platform/providers/speech-to-text-provider.ts'
import { VoiceProviderError } from '#platform/providers/voice-provider-error.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi } from './openai-request.ts'
import { writeWav } from './write-wav.ts'

const answerSchema = v.object({ text: v.string() })
const longestAnswer = 65_536

/** Any `/audio/transcriptions` endpoint: the whole utterance goes out as a WAVE file, its words come back. */
export function createOpenAiSpeechToText(endpoint: OpenAiEndpoint): SpeechToTextProvider {
  return {
    name: 'openai-speech-to-text',
    async transcribe(audio, { signal }) {
      const body = new FormData()
      body.set('file', new Blob([writeWav(bytesOf(audio))], { type: 'audio/wav' }), 'utterance.wav')
      body.set('model', endpoint.model ?? 'whisper-1')
      body.set('response_format', 'json')
      const decoder = new TextDecoder()
      let text = ''
      for await (const piece of streamOpenAi({ endpoint, path: '/audio/transcriptions', body, signal })) {
        text += decoder.decode(piece, { stream: true })
        if (text.length > longestAnswer) throw new VoiceProviderError('The transcription is endless')
      }
      return parseAnswer(text).trim()
    },
  }
}

function parseAnswer(text: string): string {
  try {
    return v.parse(answerSchema, JSON.parse(text)).text
  } catch (cause) {
    throw new VoiceProviderError('The transcription can not be read', { cause })
  }
}
