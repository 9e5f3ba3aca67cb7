import { encodeBody, type BodyFormat, queryString, type Query } from './encode-body.ts'
import { VoiceApiError } from './voice-api-error.ts'

/** The platform's address and the caller's token. */
export interface VoiceApiOptions {
  /** Public API host, or a path on the page's own origin such as `/voice`. A trailing slash is ignored. */
  baseUrl: string
  /** Sent in the Authorization header, as a bearer token. */
  token?: string | undefined
  /** Default: the global `fetch`. */
  fetch?: typeof fetch | undefined
}

/** The last argument of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Override headers of the same name that the call sets itself. */
  headers?: HeadersInit | undefined
  /** Added to the URL. For calls that take a query as an argument, use that argument. */
  query?: Query | undefined
}

/** One request in full. */
export interface VoiceRequest extends CallOptions {
  /** Not sent if undefined or null. */
  body?: unknown
  /** Default `json`. */
  format?: BodyFormat | undefined
  /** Whether the token is sent. Default true. */
  secure?: boolean | undefined
  /** If the response is not JSON, returns its text instead of rejecting. Default false. */
  acceptText?: boolean | undefined
  /** Returns the body as a `Uint8Array`, for recordings and archives. Default false. */
  acceptBytes?: boolean | undefined
}

/** Sends one request and returns the parsed body of the response; undefined if it is empty. */
export type Send = <Answer>(method: string, path: string, request?: VoiceRequest) => Promise<Answer>

/**
 * Creates the function behind every call. It has no state but its options.
 *
 * The caller declares the type of the response, which is not validated. An id that is empty, `.` or `..` throws a
 * TypeError, because a URL parser would drop it: `DELETE /call/{id}` would become `DELETE /call`.
 */
export function createSender(options: VoiceApiOptions): Send {
  if (typeof options?.baseUrl !== 'string')
    throw new TypeError("Pass the platform's address as baseUrl, such as https://api.vapi.ai or /voice.")
  const { baseUrl, token, fetch: fetchWith } = options
  return async <Answer>(
    method: string,
    path: string,
    { signal, query, body, secure = true, acceptText, acceptBytes, ...request }: VoiceRequest = {},
  ) => {
    if (/\/\.{0,2}(\/|$)/.test(path)) throw new TypeError(`An id is empty or only dots: ${path}`)
    const search = queryString(query ?? {})
    const url = baseUrl.replace(/\/+$/, '') + path + (search && `?${search}`)
    const headers = new Headers(request.headers)
    if (secure && token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
    const init: RequestInit = { method, headers, signal: signal ?? null }
    if (body !== undefined && body !== null) init.body = encodeBody(body, request.format ?? 'json', headers)

    let response: Response | undefined
    let data: unknown
    let cause: unknown
    try {
      response = await (fetchWith ?? fetch)(url, init)
      if (acceptBytes && response.ok) return new Uint8Array(await response.arrayBuffer()) as Answer
      data = (await response.text()) || undefined
      try {
        data = data && JSON.parse(data as string)
      } catch (unreadable) {
        if (response.ok && !acceptText) throw unreadable
      }
      if (response.ok) return data as Answer
    } catch (failure) {
      signal?.throwIfAborted()
      cause = failure
    }
    throw new VoiceApiError({
      method,
      url,
      data,
      cause,
      status: response?.status,
      headers: response?.headers,
    })
  }
}
