import { audioFormat, closeCode, protocolVersion } from '@frontdesk/voice-protocol'
import type { ClientMessage, EndedReason, Reconnect, ServerMessage } from '@frontdesk/voice-protocol'
import type { Clock } from './clock.ts'
import type { SessionLimits } from './session-limits.ts'

/** The socket as the session uses it. */
export interface SessionSocket {
  sendFrame(frame: Uint8Array): void
  sendMessage(message: ServerMessage): void
  close(code: number): void
}

export interface CallConnectionOptions {
  callId: string
  /** Whether speech is recognised here. */
  recognition: boolean
  /** Whether only common phrases are recognised. */
  phrasesOnly: boolean
  clock: Clock
  limits: Pick<SessionLimits, 'heartbeatSeconds' | 'reconnectSeconds'>
  /** Creates the next reconnect token and returns its URL. */
  nextReconnect: () => Reconnect
  /** The client has received the last token. */
  onReconnectReceived: () => void
  /** Ends the call: nobody came back, or the socket violated the protocol. `code` closes the socket. */
  end: (reason: EndedReason, code?: number) => void
}

/** Receives the input of a socket. */
export interface SocketInput {
  /** The socket is attached and has been greeted; `resumed` if another one came before. */
  onAttach: (resumed: boolean) => void
  onDetach: () => void
  onSound: (samples: Int16Array) => void
  onMessage: (message: ClientMessage) => void
}

/** The connection of a call: its current socket, monitored by a heartbeat. After a drop it waits for another one. */
export function createCallConnection(options: CallConnectionOptions) {
  const { clock, limits } = options
  let socket: SessionSocket | undefined
  let attachedBefore = false
  /** The client's messages on all its sockets, except those about a socket. */
  let received = 0
  let cancelHeartbeat: (() => void) | undefined
  // The first socket may break in its handshake.
  let cancelReconnect = waitForSocket('customer-did-not-connect')

  function waitForSocket(otherwise: EndedReason): () => void {
    return clock.after(limits.reconnectSeconds * 1000, () => options.end(otherwise))
  }

  const send = (message: ServerMessage): void => socket?.sendMessage(message)

  function beat(): void {
    cancelHeartbeat = clock.after(limits.heartbeatSeconds * 1000, () => {
      send({ type: 'heartbeat', received })
      beat()
    })
  }

  return {
    send,
    sendFrame: (frame: Uint8Array): void => socket?.sendFrame(frame),
    /** Attaches a socket; a previous one is closed as replaced. Returns handlers for its input and its detach. */
    attach(next: SessionSocket, input: SocketInput) {
      if (socket) {
        // The session still wrote to a socket that died silently, but the visitor heard none of that.
        socket.close(closeCode.replaced)
        input.onDetach()
      }
      socket = next
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
      input.onAttach(attachedBefore)
      attachedBefore = true
      return {
        frame(samples: Int16Array): void {
          if (socket === next) input.onSound(samples)
        },
        message(message: ClientMessage): void {
          if (socket !== next) return
          if (message.type !== 'played' && message.type !== 'spoken') received += 1
          input.onMessage(message)
        },
        /** The client has read the messages that it received when it was attached. */
        answered(): void {
          if (socket === next) options.onReconnectReceived()
        },
        /** `code` closes the socket. */
        end(reason: EndedReason, code?: number): void {
          if (socket === next) options.end(reason, code)
        },
        lost(): void {
          if (socket !== next) return
          socket = undefined
          cancelHeartbeat?.()
          input.onDetach()
          cancelReconnect = waitForSocket('connection-lost')
        },
      }
    },
    /** Closes the socket and waits for no other. */
    close(code: number): void {
      cancelReconnect()
      cancelHeartbeat?.()
      socket?.close(code)
      socket = undefined
    },
  }
}
