export interface SynthesizeOptions {
  signal: AbortSignal
}

/** Speaks one clause or sentence. */
export interface TextToSpeechProvider {
  readonly name: string
  /** Yields sound at 16 kHz mono, in pieces of any length, as soon as they exist. An abort rejects with its reason. */
  synthesize(text: string, options: SynthesizeOptions): AsyncIterable<Int16Array>
  /** Synthesises a text ahead that `synthesize` will probably receive. Resolves when it is done. */
  prepare?(text: string): Promise<void>
  close?(): Promise<void>
}
