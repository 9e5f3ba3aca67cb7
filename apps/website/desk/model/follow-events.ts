import type { Connection } from './api.ts'

type EventsOptions = {
  connection: Connection
  onEvent: (event: ServerEvent) => void
  /** The cursor after the data that was already loaded. Empty to begin now. */
  startAfter?: () => Promise<string>
  /** Milliseconds of silence after which a stream counts as broken. The server sends a heartbeat every 15 s. */
  silence?: number
  fetch?: typeof globalThis.fetch
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const address = '/api/desk/events'
const longestWait = 30_000

/**
 * Follows the desk's events until it is detached. A broken stream is opened again after the last event received, so
 * that none is missed. `EventSource` cannot do this: it gives up on an answer such as 503 and loses its position.
 * @returns the detach
 */
export function followEvents(options: EventsOptions): () => void {
  const { connection, onEvent, silence = 40_000, wait = waitFor, startAfter = async () => '' } = options
  const { fetch = (...request) => globalThis.fetch(...request) } = options
  const detached = new AbortController()
  let lastId = ''
  let failures = 0

  async function readOnce(): Promise<void> {
    const broken = new AbortController()
    const signal = AbortSignal.any([detached.signal, broken.signal])
    const after = lastId || (await startAfter())
    let timer = setTimeout(() => broken.abort(), silence)
    try {
      const response = await fetch(address, {
        headers: { accept: 'text/event-stream', ...(after && { 'last-event-id': after }) },
        cache: 'no-store',
        signal,
      })
      if (response.status === 401) connection.state.set('signed-out')
      if (!response.ok || response.body === null) return
      connection.state.set('fine')
      connection.isLive.set(true)
      failures = 0
      const read = parseEventStream((event) => {
        lastId = event.id
        onEvent(event)
      })
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        if (connection.state.get() === 'unreachable') connection.state.set('fine')
        clearTimeout(timer)
        timer = setTimeout(() => broken.abort(), silence)
        read(piece.value)
      }
    } catch {
      // The connection broke. The loop opens it again.
    } finally {
      clearTimeout(timer)
      connection.isLive.set(false)
    }
  }

  async function follow() {
    while (!detached.signal.aborted) {
      await readOnce()
      failures += 1
      await wait(Math.min(longestWait, 500 * 2 ** Math.min(failures - 1, 6)), detached.signal)
    }
  }
  void follow()
  return () => detached.abort()
}

/** Waits for a time, or until the browser is online again or the desk becomes visible. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const finish = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    const options = { signal: done.signal }
    globalThis.addEventListener('online', finish, options)
    globalThis.addEventListener('focus', finish, options)
    signal.addEventListener('abort', finish, options)
  })
}

/** A server-sent event. `id` is the last id that the stream contained. */
export type ServerEvent = { id: string; event: string; data: string }

/**
 * Parses server-sent events from text as it arrives, in pieces of any size (HTML, 9.2.6).
 * @param onEvent receives each event when its empty line has arrived
 * @returns a function that takes the next piece
 */
export function parseEventStream(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = ''
  let id = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ id, event: event || 'message', data: data.join('\n') })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    const field = colon === -1 ? line : line.slice(0, colon)
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
  }

  return (piece) => {
    const text = rest + piece
    // A CR at the end may be the first half of CRLF.
    const lines = text.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
