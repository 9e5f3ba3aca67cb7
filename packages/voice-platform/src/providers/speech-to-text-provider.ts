import type { ExpectedInput } from './dialogue-provider.ts'

export interface TranscribeOptions {
  signal: AbortSignal
  /** What the last answer asked for: a recogniser with a grammar listens for digits only then. */
  expected?: ExpectedInput
}

/** Recognises one utterance. */
export interface SpeechToTextProvider {
  readonly name: string
  /** true: what it understands is a whole phrase, never the beginning of one. */
  readonly understandsWholePhrases?: boolean
  /**
   * `audio` is one utterance at 16 kHz mono. Resolves to its words, or to '' when none were understood. Rejects when the
   * recogniser itself fails; an abort rejects with the signal's reason.
   */
  transcribe(audio: Int16Array, options: TranscribeOptions): Promise<string>
  close?(): Promise<void>
}
