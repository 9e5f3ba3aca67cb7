/** What {@link VoiceApiError} is made from. */
export interface VoiceApiFailure {
  method: string
  url: string
  /** HTTP status, or undefined when no answer came. */
  status?: number | undefined
  /** The answer's body: parsed JSON, else its text, else undefined. */
  data?: unknown
  headers?: Headers | undefined
  cause?: unknown
}

/**
 * The one error of this package: an answer that is not ok, an answer that cannot be read, or no answer at all.
 *
 * The message names the method and the URL without its query, which may hold a visitor's data.
 * An aborted call is no failure of the API: it rejects with the signal's own reason.
 */
export class VoiceApiError extends Error {
  override readonly name = 'VoiceApiError'
  readonly method: string
  readonly url: string
  readonly status: number | undefined
  readonly data: unknown
  /** The answer's headers, such as Retry-After. */
  readonly headers: Headers | undefined
  /** Whether the same call may succeed later: no answer, 408, 425, 429 or any 5xx but 501. */
  readonly retryable: boolean

  constructor({ method, url, status, data, headers, cause }: VoiceApiFailure) {
    const answered = status ? `answered ${status}${cause ? ' with an unreadable body' : ''}` : 'got no answer'
    super(`${method} ${url.split('?')[0]} ${answered}`, { cause })
    this.method = method
    this.url = url
    this.status = status
    this.data = data
    this.headers = headers
    this.retryable = !status || [408, 425, 429].includes(status) || (status >= 500 && status !== 501)
  }
}
