import { closeCode } from '@frontdesk/voice-protocol/close-code'
import { wait } from '../until-aborted.ts'

/** After these close codes the platform refuses to reconnect: the call is over, or this client broke the protocol. */
const finalCloseCodes: number[] = [
  closeCode.callEnded,
  closeCode.protocolViolation,
  closeCode.replaced,
  closeCode.limitExceeded,
]
/** Milliseconds between two attempts to reconnect. */
const retryPause = 500
/** Timeout of one attempt to connect in milliseconds. */
const connectTimeout = 4000
/** Maximum number of buffered bytes of sound, which is half a second. Older sound would be useless. */
const maxBuffered = 16_000
/** Number of heartbeats that may be missing, because a busy network delays them. */
const missedHeartbeats = 2
/** When a suspended page resumes, its timers run before its messages. The time in milliseconds to wait for those. */
const readingTime = 1000

interface ReconnectingSocketListeners {
  onText: (text: string) => void
  onSound: (pcm: ArrayBuffer) => void
  /** True when the connection drops and is being restored, false when it is back. */
  onInterrupted: (interrupted: boolean) => void
  /** The connection is closed for good. `lost` is true if it could not be restored in time. */
  onClosed: (lost: boolean) => void
}

export interface ReconnectingSocket {
  /** Resolves when the first connection is open. */
  opened: Promise<void>
  /** Sends a message about this connection only; it is lost with the connection. */
  sendText(text: string): void
  /**
   * Sends a message that must arrive exactly once: if a dropped connection swallowed it, it is sent on the next one.
   */
  sendMessage(text: string): void
  /** The number of messages that the platform has received. Undefined if it doesn't count them: then none is sent again. */
  confirmMessages(received: number | undefined): void
  /** Sends sound, or drops it while there is no connection or its buffer is full. */
  sendSound(pcm: ArrayBuffer): void
  /** Sets the address to reconnect to. It is valid until the next one is set. */
  setReconnect(url: string, windowMilliseconds: number): void
  /**
   * The platform sends something at least this often: from now on, a connection that is silent for much longer counts
   * as dropped.
   */
  expectHeartbeat(milliseconds: number): void
  /** The call has ended: the next close is final. */
  stopReconnecting(): void
  close(): void
}

/** One call's connection: a WebSocket that reconnects by itself within the platform's window. */
export function openReconnectingSocket(
  url: string,
  listeners: ReconnectingSocketListeners,
): ReconnectingSocket {
  let socket: WebSocket | undefined
  let reconnect: { url: string; windowMilliseconds: number } | undefined
  let heartbeat: number | undefined
  let heardAt = 0
  let closed = false
  /** Messages that the platform has not confirmed, and the number of those that it has. */
  let unconfirmed: string[] = []
  let confirmed = 0
  /** Messages wait until the platform has reported its count on the current connection. */
  let holdsMessages = false

  const open = (): WebSocket | undefined => (socket?.readyState === WebSocket.OPEN ? socket : undefined)

  /** Resolves with the open socket; rejects if it cannot be opened. */
  const connect = (to: string): Promise<WebSocket> =>
    new Promise((resolve, reject) => {
      const candidate = new WebSocket(to)
      socket = candidate
      candidate.binaryType = 'arraybuffer'
      const timer = setTimeout(() => candidate.close(), connectTimeout)
      let stands = false
      candidate.onopen = () => {
        clearTimeout(timer)
        stands = true
        heardAt = performance.now()
        watch(candidate)
        resolve(candidate)
      }
      candidate.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
        if (closed || socket !== candidate) return
        heardAt = performance.now()
        if (typeof data === 'string') listeners.onText(data)
        else listeners.onSound(data)
      }
      candidate.onclose = ({ code }) => {
        clearTimeout(timer)
        if (!stands) reject(new Error('The connection to the call could not be made.'))
        else if (!closed && socket === candidate) void onDropped(code)
      }
    })

  /**
   * Closes a connection that has died silently; the browser itself would wait for minutes. It compares with the time of
   * the last message instead of counting checks, because timers of a background page are late.
   */
  const watch = (watched: WebSocket, isLastLook = false): void => {
    if (closed || heartbeat === undefined || watched !== open()) return
    const remaining = heardAt + heartbeat * missedHeartbeats - performance.now()
    if (remaining > 0) setTimeout(watch, remaining, watched)
    else if (!isLastLook) setTimeout(watch, readingTime, watched, true)
    else {
      watched.onclose = null
      watched.close(closeCode.silent)
      void onDropped(closeCode.silent)
    }
  }

  const finish = (lost: boolean): void => {
    if (closed) return
    closed = true
    listeners.onClosed(lost)
  }

  const onDropped = async (code: number): Promise<void> => {
    if (finalCloseCodes.includes(code) || !reconnect) return finish(!finalCloseCodes.includes(code))
    holdsMessages = true
    listeners.onInterrupted(true)
    let tryNow: (() => void) | undefined
    const onOnline = (): void => {
      // An attempt that began while the network was gone may take long to fail.
      if (socket?.readyState === WebSocket.CONNECTING) socket.close()
      tryNow?.()
    }
    addEventListener('online', onOnline)
    const until = Date.now() + reconnect.windowMilliseconds
    while (!closed && Date.now() < until) {
      try {
        await connect(reconnect.url)
        break
      } catch {
        await Promise.race([wait(retryPause), new Promise<void>((resolve) => (tryNow = resolve))])
      }
    }
    removeEventListener('online', onOnline)
    if (open()) listeners.onInterrupted(false)
    else finish(true)
  }

  return {
    opened: connect(url).then(() => undefined),
    sendText: (text) => open()?.send(text),
    sendMessage(text) {
      const connected = open()
      if (!connected && !reconnect) return
      unconfirmed.push(text)
      if (!holdsMessages) connected?.send(text)
    },
    confirmMessages(received) {
      if (received === undefined) unconfirmed = []
      else {
        unconfirmed.splice(0, received - confirmed)
        confirmed = received
      }
      if (!holdsMessages) return
      holdsMessages = false
      for (const text of unconfirmed) open()?.send(text)
    },
    sendSound(pcm) {
      const connected = open()
      if (connected && connected.bufferedAmount < maxBuffered) connected.send(pcm)
    },
    setReconnect(next, windowMilliseconds) {
      reconnect = { url: next, windowMilliseconds }
    },
    expectHeartbeat(milliseconds) {
      const isNew = heartbeat === undefined
      heartbeat = milliseconds
      if (isNew && socket) watch(socket)
    },
    stopReconnecting() {
      reconnect = undefined
    },
    close() {
      closed = true
      socket?.close(1000)
    },
  }
}
