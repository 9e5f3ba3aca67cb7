import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { webSocketSubprotocol } from '@frontdesk/voice-protocol'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { CallSlots } from './call-slots.ts'
import type { OpenCalls } from './open-calls.ts'
import type { PlatformContext } from './platform-context.ts'
import { hashRoomToken, tokenOfPath } from './room-url.ts'
import { attachSocket } from './attach-socket.ts'
import { roomDetailsSchema } from './web-call-request.ts'

const statusLines = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  426: '426 Upgrade Required',
  500: '500 Internal Server Error',
  503: '503 Service Unavailable',
} as const

/** How long a client may take to leave when the platform closes. */
const partingMilliseconds = 1_000

/** Lets visitors into their rooms. Every check runs before the upgrade and is answered with an HTTP status. */
export function createRoomUpgrade(context: PlatformContext, slots: CallSlots, openCalls: OpenCalls) {
  const { callStore, limits, basePath, originAllowed, log } = context
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    handleProtocols: (protocols) => (protocols.has(webSocketSubprotocol) ? webSocketSubprotocol : false),
  })
  /** The expected pong. A client knows it only after reading everything sent before it. */
  const pings = new WeakMap<WebSocket, string>()
  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (pings.has(socket)) socket.terminate()
      const ping = randomUUID()
      pings.set(socket, ping)
      socket.ping(ping)
    }
  }, limits.pingSeconds * 1000)
  heartbeat.unref()

  async function enterRoom(
    request: IncomingMessage,
    token: string,
    requestedUrl: URL,
  ): Promise<keyof typeof statusLines | Room> {
    const origin = request.headers.origin
    const broken = checkHandshake(request)
    if (broken) return broken
    if (!originAllowed(origin, requestedUrl.host)) return 403
    const tokenHash = hashRoomToken(token)
    const resumed = openCalls.claimReconnect(tokenHash, origin ?? null)
    if (resumed) return { session: resumed }
    const room = await callStore.claimRoom(tokenHash, origin ?? null, Date.now())
    if (!room) return 403
    const { callId } = room
    const details = v.parse(roomDetailsSchema, JSON.parse(room.details))
    if (!slots.occupy(callId, details.client)) {
      await callStore.putRoom(room)
      return 503
    }
    try {
      if (!(await context.admitCall({ callId, origin: room.origin, client: details.client }))) {
        await callStore.putRoom(room)
        slots.release(callId)
        return 503
      }
      const voice = /[?&]voice=browser(?:&|$)/.test(request.url ?? '') ? 'browser' : 'platform'
      return { session: openCalls.open({ callId, origin: room.origin, details, requestedUrl, voice }) }
    } catch (error) {
      slots.release(callId)
      throw error
    }
  }

  return {
    /**
     * Handles an upgrade request for a room. Returns false, without any effect, if the path is not a room's.
     * @param requestedUrl the public address of the request, if a proxy in front reports another one than the request
     */
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, requestedUrl?: URL): boolean {
      const pathname = (request.url ?? '').split('?')[0] ?? ''
      const token = tokenOfPath(basePath, pathname)
      if (token === undefined) return false
      // A socket that breaks while the room is looked up must not crash the process.
      const ignore = () => undefined
      socket.on('error', ignore)
      enterRoom(request, token, requestedUrl ?? requestedUrlOf(request))
        .catch((error: unknown) => {
          log.error('A room could not be opened', { error })
          return 500 as const
        })
        .then((outcome) => {
          if (typeof outcome === 'number') return refuse(socket, outcome)
          socket.off('error', ignore)
          server.handleUpgrade(request, socket, head, (webSocket) => {
            webSocket.on('pong', (answer) => {
              if (answer.toString() === pings.get(webSocket)) pings.delete(webSocket)
            })
            attachSocket(webSocket, socket, outcome.session, limits)
          })
        })
        .catch((error: unknown) => log.error('A call could not be joined', { error }))
      return true
    },
    /** Lets clients read why their calls have ended, and cuts off those that do not leave. */
    async close(): Promise<void> {
      clearInterval(heartbeat)
      const cutOff = setTimeout(() => {
        for (const socket of server.clients) socket.terminate()
      }, partingMilliseconds)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      clearTimeout(cutOff)
    },
  }
}

interface Room {
  session: ReturnType<OpenCalls['open']>
}

/** Answers with an HTTP status, without waiting for the client to close its side. */
function refuse(socket: Duplex, status: keyof typeof statusLines): void {
  const answer = `HTTP/1.1 ${statusLines[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  socket.end(answer, () => socket.destroy())
}

function requestedUrlOf({ headers, socket }: IncomingMessage): URL {
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true
  const address = `${isEncrypted ? 'https' : 'http'}://${headers.host}`
  return URL.parse(address) ?? new URL('http://host.invalid')
}

/** Checks a handshake before its room is claimed: a broken one must not use the room up. Returns an HTTP status. */
function checkHandshake(request: IncomingMessage): 400 | 426 | undefined {
  const { headers } = request
  if (request.method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 400
  if (!/^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '')) return 400
  if (headers['sec-websocket-version'] !== '13') return 426
  const requested = headers['sec-websocket-protocol']
  const protocols = requested?.split(',').map((protocol) => protocol.trim())
  return protocols && !protocols.includes(webSocketSubprotocol) ? 400 : undefined
}
