export interface TranscribeOptions {
  signal: AbortSignal
}

/** Recognises one utterance. */
export interface SpeechToTextProvider {
  readonly name: string
  /**
   * `audio` is one utterance at 16 kHz mono. Resolves to its words, or to '' when none were understood. Rejects when the
   * recogniser itself fails; an abort rejects with the signal's reason.
   */
  transcribe(audio: Int16Array, options: TranscribeOptions): Promise<string>
  close?(): Promise<void>
}
