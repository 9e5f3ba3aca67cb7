export interface VoiceProviderErrorOptions extends ErrorOptions {
  /** The same request may work in a moment. */
  retryable?: boolean
  /** The HTTP status of the answer, where there was one. */
  status?: number
}

/** A recogniser, voice or model that failed; the call goes on without its answer. */
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
