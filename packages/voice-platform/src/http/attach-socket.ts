import type { Duplex } from 'node:stream'
import { closeCode, bytesPerFrame, parseClientMessage } from '@frontdesk/voice-protocol'
import { createRateLimit } from '@frontdesk/voice-protocol/rate-limit'
import type { RawData, WebSocket } from 'ws'
import { samplesOf } from '#platform/audio/pcm.ts'
import { isPosition } from '#platform/session/call-connection.ts'
import type { CallSession } from '#platform/session/call-session.ts'
import type { PlatformLimits } from './platform-limits.ts'

/** The parts of a `ws` socket that a call uses. */
export type CallSocket = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'ping' | 'close' | 'terminate' | 'on'
>

/** Close codes of a client that leaves on purpose: hung up, page left, or no code. */
const leavingCodes = new Set([1000, 1001, 1005])

/**
 * Attaches a WebSocket to a session. Every frame is counted and checked. A message that is unknown is ignored, and one
 * that is too long or too fast is refused; only a flood ends the call, and no other call. A client that reads too slowly
 * is cut off and may come back.
 * @param stream the socket's underlying stream
 */
export function attachSocket(
  socket: CallSocket,
  stream: Pick<Duplex, 'cork' | 'uncork'>,
  session: Pick<CallSession, 'attach'>,
  limits: PlatformLimits,
): void {
  const frameRate = createRateLimit({ perSecond: limits.framesPerSecond, burst: limits.frameBurst })
  const messageRate = createRateLimit({ perSecond: limits.messagesPerSecond, burst: limits.messageBurst })
  const floodRate = createRateLimit({ perSecond: limits.floodPerSecond, burst: limits.floodBurst })

  let corked = false
  /** Batches everything sent in one turn of the loop into one write. */
  const cork = () => {
    if (corked) return
    corked = true
    stream.cork()
    process.nextTick(() => {
      corked = false
      stream.uncork()
    })
  }

  const send = (data: Uint8Array | string) => {
    if (socket.readyState !== socket.OPEN) return
    cork()
    if (socket.bufferedAmount > limits.bufferedBytes) socket.terminate()
    else socket.send(data)
  }

  const attached = session.attach({
    sendFrame: send,
    sendMessage: (message) => send(JSON.stringify(message)),
    close: (code) => socket.close(code),
  })

  // A pong proves that the client has read everything before it.
  socket.on('pong', () => attached.answered())
  socket.ping()

  function end(code: number): void {
    attached.end('protocol-violation', code)
  }

  socket.on('message', (data: RawData, isBinary: boolean) => {
    // With the default binary type, the socket delivers one buffer per message.
    const bytes = data as Buffer
    const now = performance.now()
    if (!(isBinary ? frameRate : floodRate).consume(now)) return end(closeCode.limitExceeded)
    if (isBinary) {
      if (bytes.byteLength !== bytesPerFrame) return end(closeCode.protocolViolation)
      return attached.frame(samplesOf(bytes))
    }
    const parsed = parseClientMessage(bytes.toString('utf8'))
    if (parsed.fault) attached.notTaken(parsed.fault, parsed.type)
    else if (isPosition(parsed.message.type) || messageRate.consume(now)) attached.message(parsed.message)
    else attached.notTaken('message-too-fast', parsed.message.type)
  })
  // By then the library has sent the close code: 1009 for a message too large, 1007 for broken UTF-8.
  socket.on('error', (error: Error & { code?: string }) => {
    if (error.code?.startsWith('WS_ERR')) attached.end('protocol-violation')
  })
  socket.on('close', (code) => {
    if (leavingCodes.has(code)) attached.end('customer-ended-call')
    else attached.lost()
  })
}
