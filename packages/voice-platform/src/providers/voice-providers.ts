import type { DialogueProvider, ExpectedInput } from './dialogue-provider.ts'

/** The replaceable parts of a voice platform. */
export interface VoiceProviders {
  dialogue: DialogueProvider
  textToSpeech: TextToSpeechProvider
  /**
   * Whether a visitor's browser that offers to speak replaces `textToSpeech`. Default: if there is no `speechToText`,
   * because a browser's echo cancellation does not cover its own speech synthesis.
   */
  browserSpeaks?: boolean
  voiceActivity: VoiceActivityProvider
  /** Absent: visitors type, or their browser recognises. */
  speechToText?: SpeechToTextProvider | undefined
}

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

/** Distinguishes speech from everything else, frame by frame, for one call. */
export interface VoiceActivityDetector {
  /** `frame` holds 320 samples (20 ms at 16 kHz). */
  isVoice(frame: Int16Array): boolean
  close(): void
}

export interface VoiceActivityProvider {
  readonly name: string
  openDetector(): VoiceActivityDetector
}

export interface VoiceProviderErrorOptions extends ErrorOptions {
  /** A retry may work in a moment. */
  retryable?: boolean
  /** The HTTP status of the answer, if there was one. */
  status?: number
}

/** A recogniser, voice or model failed; the call continues without its answer. */
export class VoiceProviderError extends Error {
  override readonly name = 'VoiceProviderError'
  readonly retryable: boolean
  readonly status: number | undefined

  constructor(message: string, { retryable = true, status, ...options }: VoiceProviderErrorOptions = {}) {
    super(message, options)
    this.retryable = retryable
    this.status = status
  }
}

/** Static messages with fields that contain no personal data. */
export interface VoiceLog {
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}
