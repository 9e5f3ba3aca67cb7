import { audioFormat, closeCode, protocolVersion } from '@frontdesk/voice-protocol'
import type { EndedReason, Reconnect, ServerMessage } from '@frontdesk/voice-protocol'
import type { Clock } from '#platform/runtime/clock.ts'
import type { CallEnd, SessionLimits } from './call-end.ts'

/** Whether a message of this type is a playback position, which concerns a single socket. */
export const isPosition = (messageType: string | undefined): boolean =>
  messageType === 'played' || messageType === 'spoken'

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
  limits: Pick<SessionLimits, 'heartbeatSeconds'>
  /** Creates the next reconnect token and returns its URL. */
  nextReconnect: () => Reconnect
  /** The client has received the last token. */
  onReconnectReceived: () => void
  callEnd: Pick<CallEnd, 'end' | 'connected' | 'disconnected'>
  /** A socket is attached and has been greeted; `resumed` if another one came before. */
  onAttach: (resumed: boolean) => void
  onDetach: () => void
}

/** The connection of a call: its current socket, monitored by a heartbeat. After a drop another one may follow. */
export function createCallConnection(options: CallConnectionOptions) {
  const { clock, limits, callEnd } = options
  let socket: SessionSocket | undefined
  let attachedBefore = false
  /** The client's messages on all its sockets, taken or not, except playback positions. */
  let received = 0
  let cancelHeartbeat: (() => void) | undefined

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
    /** Attaches a socket; a previous one is closed as replaced. The returned functions ignore a replaced socket. */
    attach(next: SessionSocket) {
      if (socket) {
        // The session still wrote to a socket that died silently, but the visitor heard none of that.
        socket.close(closeCode.replaced)
        options.onDetach()
      }
      socket = next
      callEnd.connected()
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
        isCurrent: (): boolean => socket === next,
        /** Counts a message of the current socket, so that the client need not send it again. */
        count: (messageType: string | undefined): void => {
          if (!isPosition(messageType)) received += 1
        },
        /** The client has read the messages that it received when it was attached. */
        answered(): void {
          if (socket === next) options.onReconnectReceived()
        },
        /** `code` closes the socket. */
        end(reason: EndedReason, code?: number): void {
          if (socket === next) callEnd.end(reason, code)
        },
        lost(): void {
          if (socket !== next) return
          socket = undefined
          cancelHeartbeat?.()
          options.onDetach()
          callEnd.disconnected()
        },
      }
    },
    close(code: number): void {
      cancelHeartbeat?.()
      socket?.close(code)
      socket = undefined
    },
  }
}
