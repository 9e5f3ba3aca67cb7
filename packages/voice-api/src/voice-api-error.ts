/** The fields of a {@link VoiceApiError}. */
export interface VoiceApiFailure {
  method: string
  url: string
  /** HTTP status; undefined if there was no answer. */
  status?: number | undefined
  /** The answer's body: parsed JSON, else its text, else undefined. */
  data?: unknown
  headers?: Headers | undefined
  cause?: unknown
}

/**
 * The only error of this package: an answer that is not ok, an answer that cannot be parsed, or no answer at all.
 *
 * The message contains the method and the URL without its query, which may contain a visitor's data. An aborted call is
 * not a failure of the API: it rejects with the signal's own reason.
 */
export class VoiceApiError extends Error {
  override readonly name = 'VoiceApiError'
  readonly method: string
  readonly url: string
  readonly status: number | undefined
  readonly data: unknown
  /** The answer's headers, such as Retry-After. */
  readonly headers: Headers | undefined
  /** Whether the same call may succeed later: no answer, 408, 425, 429 or any 5xx except 501. */
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
