import { VoiceProviderError } from '../voice-providers.ts'

export interface OpenAiEndpoint {
  /** The API's base, such as `http://localhost:8000/v1`, or the full address of the endpoint. */
  url: string
  key?: string | undefined
  model?: string | undefined
  /** Timeout until the first byte of the answer, in milliseconds. */
  timeoutMilliseconds?: number
  /** Timeout between two pieces of a streamed answer. */
  stallMilliseconds?: number
}

export interface OpenAiRequest {
  endpoint: OpenAiEndpoint
  /** Such as `/chat/completions`. */
  path: string
  body: FormData | Record<string, unknown>
  signal: AbortSignal
}

/**
 * Sends a request and yields the answer's bytes as they arrive. Rejects with a VoiceProviderError for an error status,
 * a timeout, a stalled stream and a dropped connection; an abort rejects with its reason.
 */
export async function* streamOpenAi(request: OpenAiRequest): AsyncGenerator<Uint8Array> {
  const { endpoint, path, body, signal } = request
  const { timeoutMilliseconds = 8_000, stallMilliseconds = 6_000 } = endpoint
  const watchdog = createWatchdog()
  const stop = AbortSignal.any([signal, watchdog.signal])
  const isForm = body instanceof FormData
  try {
    watchdog.restart(timeoutMilliseconds)
    const response = await fetch(addressOf(endpoint.url, path), {
      method: 'POST',
      headers: {
        ...(endpoint.key !== undefined && { Authorization: `Bearer ${endpoint.key}` }),
        ...(!isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      signal: stop,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new VoiceProviderError(`The endpoint answered ${response.status}`, {
        retryable: response.status === 429 || response.status >= 500,
        status: response.status,
      })
    }
    if (!response.body) return
    watchdog.restart(stallMilliseconds)
    for await (const piece of response.body) {
      watchdog.restart(stallMilliseconds)
      yield piece
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof VoiceProviderError) throw error
    throw new VoiceProviderError(
      watchdog.signal.aborted
        ? 'The endpoint did not answer in time'
        : 'The connection to the endpoint dropped',
      { cause: error },
    )
  } finally {
    watchdog.stop()
  }
}

function addressOf(base: string, path: string): string {
  const url = new URL(base)
  const pathname = url.pathname.replace(/\/+$/, '')
  url.pathname = pathname.endsWith(path) ? pathname : `${pathname}${path}`
  return url.href
}

function createWatchdog() {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    restart(milliseconds: number): void {
      clearTimeout(timer)
      timer = setTimeout(() => controller.abort(new Error('Timed out')), milliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

const longestEvent = 1_000_000

/** Yields the data of each server-sent event in a stream of bytes. */
export async function* readServerSentEvents(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const piece of pieces) {
    pending += decoder.decode(piece, { stream: true })
    const events = pending.split(/\r?\n\r?\n/)
    pending = events.pop() ?? ''
    if (pending.length > longestEvent) throw new VoiceProviderError('An event of the stream does not end')
    for (const event of events) {
      const data = dataOf(event)
      if (data !== '') yield data
    }
  }
  const rest = dataOf(pending)
  if (rest !== '') yield rest
}

function dataOf(event: string): string {
  return event
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []))
    .join('\n')
}
