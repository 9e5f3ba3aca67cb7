import { audioFormat } from '@frontdesk/voice-protocol/audio-format'
import { samplesOf } from '#platform/audio/pcm.ts'
import { createResampler } from '#platform/audio/resampler.ts'
import type { TextToSpeechProvider } from '../voice-providers.ts'
import { VoiceProviderError } from '../voice-providers.ts'
import type { OpenAiEndpoint } from './openai-request.ts'
import { streamOpenAi } from './openai-request.ts'

/** Sample rate of the API's `pcm` format: 24 kHz, 16-bit, mono. */
const pcmRate = 24_000
/** Two minutes: no clause is that long. */
const maxBytes = pcmRate * 2 * 120

/** Uses any `/audio/speech` endpoint, streamed as raw PCM and resampled. */
export function createOpenAiTextToSpeech(
  endpoint: OpenAiEndpoint & { voice?: string },
): TextToSpeechProvider {
  return {
    name: 'openai-text-to-speech',
    async *synthesize(text, { signal }) {
      const resample = createResampler(pcmRate, audioFormat.sampleRate)
      const body = {
        model: endpoint.model ?? 'tts-1',
        voice: endpoint.voice ?? 'alloy',
        input: text,
        response_format: 'pcm',
      }
      let received = 0
      let odd = new Uint8Array(0)
      for await (const piece of streamOpenAi({ endpoint, path: '/audio/speech', body, signal })) {
        if (received === 0) refuseText(piece)
        received += piece.byteLength
        if (received > maxBytes) throw new VoiceProviderError('The voice does not stop')
        // A piece may end in the middle of a sample.
        const bytes = new Uint8Array(odd.length + piece.length)
        bytes.set(odd)
        bytes.set(piece, odd.length)
        const even = bytes.byteLength - (bytes.byteLength % 2)
        odd = bytes.slice(even)
        yield resample(samplesOf(bytes.subarray(0, even)))
      }
      if (received === 0) throw new VoiceProviderError('The voice said nothing')
    },
  }
}

/** Rejects a text answer: an HTML page or an error object would be played as noise. */
function refuseText(start: Uint8Array): void {
  const head = new TextDecoder().decode(start.subarray(0, 64)).trimStart()
  if (/^(?:[{<]|RIFF|ID3)/.test(head) && /^[\x20-\x7e\s]{4}/.test(head)) {
    throw new VoiceProviderError('The voice answered something else than PCM')
  }
}
