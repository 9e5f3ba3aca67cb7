import { samplesPerFrame } from '@frontdesk/voice-protocol/audio-format'
import type { TextToSpeechProvider } from '#platform/providers/voice-providers.ts'

/** Frames of 20 ms per word: 240 ms, about the pace of speech. */
export const framesPerWord = 12

/** A voice whose sound encodes the word, so that a test knows what was heard. */
export function createScriptedVoice(): TextToSpeechProvider & {
  wordIn(frame: Int16Array): string | undefined
} {
  const words: string[] = []
  return {
    name: 'scripted voice',
    async *synthesize(text) {
      for (const word of text.split(/\s+/)) {
        words.push(word)
        for (let frame = 0; frame < framesPerWord; frame += 1) {
          yield new Int16Array(samplesPerFrame).fill(words.length)
        }
      }
    },
    wordIn: (frame) => words[(frame[0] ?? 0) - 1],
  }
}
