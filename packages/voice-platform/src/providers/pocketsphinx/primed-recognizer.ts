import { bytesOf } from '#platform/audio/pcm.ts'
import type { RecognizerProcess } from './recognizer-process.ts'

const samplesPerMillisecond = 16
/** Milliseconds of sound that the recogniser needs to adapt to a voice; more does not help. */
const primerMilliseconds = 1_300
/** A silence after which the recogniser ends an utterance by itself, plus half a second. */
const silence = new Int16Array(3_500 * samplesPerMillisecond)

export interface PrimedRecognizer {
  /** Takes a piece of the utterance. */
  hear(audio: Int16Array): void
  /** Ends the utterance, and resolves to its words. */
  finish(): Promise<string>
  kill(): void
}

/**
 * Sends the beginning of the utterance as a separate utterance, and then the whole. At the end of each utterance, a
 * recogniser adjusts to the average spectrum of the voice and the microphone. Before that, it assumes the spectrum of the
 * speakers it was trained with, and loses first words: `can much does it cost`.
 */
export function primeRecognizer(recognizer: RecognizerProcess): PrimedRecognizer {
  let beginning: Int16Array[] | undefined = []
  let missing = primerMilliseconds * samplesPerMillisecond

  function startAgain(): void {
    const pieces = beginning ?? []
    beginning = undefined
    for (const piece of [silence, ...pieces]) recognizer.hear(bytesOf(piece))
  }

  function hear(audio: Int16Array): void {
    recognizer.hear(bytesOf(audio))
    if (!beginning) return
    beginning.push(audio)
    missing -= audio.length
    if (missing <= 0) startAgain()
  }

  return {
    hear(audio) {
      const first = beginning ? audio.subarray(0, missing) : audio
      hear(first)
      if (first.length < audio.length) hear(audio.subarray(first.length))
    },
    async finish() {
      if (beginning) startAgain()
      const lines = (await recognizer.finish()).split('\n').filter((line) => line.trim() !== '')
      // A beginning in which nothing was recognised has no line.
      return (lines.length > 1 ? lines.slice(1) : lines).join(' ')
    },
    kill: () => recognizer.kill(),
  }
}
