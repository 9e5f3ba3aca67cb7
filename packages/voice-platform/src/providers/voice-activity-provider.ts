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
