import type { ExpectedInput } from './dialogue-provider.ts'

export interface TranscribeOptions {
  signal: AbortSignal
  /** What the last answer asked for: a recogniser with a grammar listens for digits only then. */
  expected?: ExpectedInput
  /** Learns what was understood so far, where the recogniser tells before it is done. */
  onPartial?: (text: string) => void
}

/** An utterance that is recognised while it is spoken. */
export interface FollowedUtterance {
  /** Its next sound, at 16 kHz mono. */
  hear(audio: Int16Array): void
  /** That was its last sound. Resolves and rejects like `transcribe`, but soon. */
  finish(): Promise<string>
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
  /**
   * Begins an utterance that is still being spoken. undefined where as many are followed as the machine can bear: then
   * `transcribe` gets the whole of it. An abort gives it up.
   */
  follow?(options: TranscribeOptions): FollowedUtterance | undefined
  close?(): Promise<void>
}
