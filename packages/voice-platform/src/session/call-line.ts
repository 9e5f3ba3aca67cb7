import { audioFormat, closeCode, protocolVersion } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, Reconnect, ServerMessage } from '@frontdesk/voice-protocol'
import type { Clock } from './clock.ts'
import type { SessionLimits } from './session-limits.ts'

/** The socket as the session sees it. */
export interface Line {
  sendFrame(frame: Uint8Array): void
  sendMessage(message: ServerMessage): void
  close(code: number): void
}

export interface CallLineOptions {
  callId: string
  /** Whether speech is recognised here. */
  recognition: boolean
  /** Whether that is common phrases alone. */
  phrasesOnly: boolean
  clock: Clock
  limits: Pick<SessionLimits, 'heartbeatSeconds' | 'reconnectSeconds'>
  /** Makes the next reconnect token and returns its URL. */
  nextReconnect: () => Reconnect
  /** The client has got the last one. */
  onReconnectReceived: () => void
  /** A socket is on the line and has been greeted; `resumed` when another was before. */
  onAttach: (resumed: boolean) => void
  onDetach: () => void
  onSound: (samples: Int16Array) => void
  onMessage: (message: ClientMessage) => void
  /** The call is over: nobody came back, or the socket broke the rules. `code` closes the socket. */
  onEnd: (reason: EndedReason, code?: number) => void
}

/** The line of a call: the socket it is on by now, watched by a heartbeat. A dropped one is waited for. */
export function createCallLine(options: CallLineOptions) {
  const { clock, limits } = options
  let line: Line | undefined
  let attachedBefore = false
  /** Messages of the client's on all its lines, but those about a line. */
  let received = 0
  let cancelHeartbeat: (() => void) | undefined
  // The first socket may break in its handshake.
  let cancelReconnect = waitForSocket('customer-did-not-connect')

  function waitForSocket(otherwise: EndedReason): () => void {
    return clock.after(limits.reconnectSeconds * 1000, () => options.onEnd(otherwise))
  }

  const send = (message: ServerMessage): void => line?.sendMessage(message)

  function beat(): void {
    cancelHeartbeat = clock.after(limits.heartbeatSeconds * 1000, () => {
      send({ type: 'heartbeat', received })
      beat()
    })
  }

  return {
    send,
    sendFrame: (frame: Uint8Array): void => line?.sendFrame(frame),
    /** Puts a socket on the line; one that was there is closed as replaced. Returns what takes its input and detaches it. */
    attach(next: Line) {
      if (line) {
        // A line that died without a word is still written to: what it swallowed was not heard.
        line.close(closeCode.replaced)
        options.onDetach()
      }
      line = next
      cancelReconnect()
      cancelHeartbeat?.()
      beat()
      send({
        type: 'ready',
        version: protocolVersion,
        callId: options.callId,
        audio: audioFormat,
        recognition: options.recognition,
        ...(options.phrasesOnly && { phrasesOnly: true }),
        resumed: attachedBefore,
        reconnect: options.nextReconnect(),
        heartbeatMilliseconds: limits.heartbeatSeconds * 1000,
        received,
      })
      send({ type: 'status-update', status: 'in-progress' })
      options.onAttach(attachedBefore)
      attachedBefore = true
      return {
        frame(samples: Int16Array): void {
          if (line === next) options.onSound(samples)
        },
        message(message: ClientMessage): void {
          if (line !== next) return
          if (message.type !== 'played' && message.type !== 'spoken') received += 1
          options.onMessage(message)
        },
        /** The client has read what was sent when it was attached. */
        answered(): void {
          if (line === next) options.onReconnectReceived()
        },
        /** `code` closes the socket. */
        end(reason: EndedReason, code?: number): void {
          if (line === next) options.onEnd(reason, code)
        },
        lost(): void {
          if (line !== next) return
          line = undefined
          cancelHeartbeat?.()
          options.onDetach()
          cancelReconnect = waitForSocket('connection-lost')
        },
      }
    },
    /** Closes the socket and waits for no other. */
    close(code: number): void {
      cancelReconnect()
      cancelHeartbeat?.()
      line?.close(code)
      line = undefined
    },
  }
}
