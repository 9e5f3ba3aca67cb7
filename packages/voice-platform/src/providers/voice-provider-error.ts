export interface VoiceProviderErrorOptions extends ErrorOptions {
  /** The same request may work in a moment. */
  retryable?: boolean
}

/** A recogniser, voice or model that failed; the call goes on without its answer. */
export class VoiceProviderError extends Error {
  override readonly name = 'VoiceProviderError'
  readonly retryable: boolean

  constructor(message: string, { retryable = true, ...options }: VoiceProviderErrorOptions = {}) {
    super(message, options)
    this.retryable = retryable
  }
}
