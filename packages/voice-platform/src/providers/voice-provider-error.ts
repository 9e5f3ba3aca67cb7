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
