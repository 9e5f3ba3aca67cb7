/** The fields of {@link VoiceApiError}. */
export interface VoiceApiFailure {
  method: string
  url: string
  /** HTTP status; undefined if there was no response. */
  status?: number | undefined
  /** The body of the response: parsed if it is JSON, else as text; undefined if there is none. */
  data?: unknown
  headers?: Headers | undefined
  cause?: unknown
}

/**
 * The error of a failed request: its response has an error status or cannot be parsed, or there is no response.
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
  /** The headers of the response, such as Retry-After. */
  readonly headers: Headers | undefined
  /** Whether the same call may succeed later: no response, 408, 425, 429 or any 5xx except 501. */
  readonly retryable: boolean

  constructor({ method, url, status, data, headers, cause }: VoiceApiFailure) {
    const answered = status
      ? `answered ${status}${cause ? ' with an unreadable body' : ''}`
      : `got no answer${askedFromElsewhere(url)}`
    super(`${method} ${url.split('?')[0]} ${answered}`, { cause })
    this.method = method
    this.url = url
    this.status = status
    this.data = data
    this.headers = headers
    this.retryable = !status || [408, 425, 429].includes(status) || (status >= 500 && status !== 501)
  }
}

/** A browser hides the refusal of an origin: it looks like a network that is down. */
function askedFromElsewhere(url: string): string {
  const { location } = globalThis as { location?: Location }
  const isElsewhere =
    location && URL.canParse(url, location.href) && new URL(url, location.href).origin !== location.origin
  return isElsewhere ? `: it is away, or does not allow the origin ${location.origin}` : ''
}
