import type { ExpectedInput } from './dialogue-provider.ts'

export interface TranscribeOptions {
  signal: AbortSignal
  /** The input that the last answer asked for: a recogniser with a grammar accepts digits only after a question for them. */
  expected?: ExpectedInput
  /** Receives intermediate results, if the recogniser supports them. */
  onPartial?: (text: string) => void
}

/** An utterance that is recognised while it is spoken. */
export interface FollowedUtterance {
  /** The next sound, at 16 kHz mono. */
  hear(audio: Int16Array): void
  /** Ends the utterance. Resolves and rejects like `transcribe`, but soon. */
  finish(): Promise<string>
}

/** Recognises utterances. */
export interface SpeechToTextProvider {
  readonly name: string
  /** true: recognises only words of the site, so that the visitor's browser is preferred. */
  readonly isLimited?: boolean
  /** Whether a turn may end with these recognised words, if the recogniser knows. */
  readonly endsSentence?: (words: string, expected: ExpectedInput) => boolean
  /**
   * `audio` is one utterance at 16 kHz mono. Resolves to its words, or to '' if none were understood. Rejects if the
   * recogniser itself fails; an abort rejects with the signal's reason.
   */
  transcribe(audio: Int16Array, options: TranscribeOptions): Promise<string>
  /**
   * Begins an utterance that is still being spoken. Returns undefined if the machine already follows its maximum: call
   * `transcribe` with the whole utterance then. An abort abandons it.
   */
  follow?(options: TranscribeOptions): FollowedUtterance | undefined
  close?(): Promise<void>
}
