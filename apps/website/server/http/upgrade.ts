import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { createVisitorReader } from './visitor.ts'

/** A browser that wants to go on with a WebSocket. `asked` is the site's origin as the visitor found it. */
type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer; asked: URL }

/** Takes over a socket, or answers on it and closes it. */
export type UpgradeListener = (upgrade: Upgrade) => void

/** Whether a request asks for a WebSocket. Any other upgrade (HTTP/2 in clear text) is ignored, as RFC 9110 allows. */
export const isWebSocketRequest = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** As Node's HTTP server gives it. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Adds to WebSocket requests the origin that trusted proxies say they were sent to. */
export const withOrigin =
  (readVisitor: ReturnType<typeof createVisitorReader>, listener: UpgradeListener): UpgradeHandler =>
  (request, socket, head) => {
    const headers = new Headers()
    // Two Host lines become one that names no host.
    for (const [name, values] of Object.entries(request.headersDistinct)) {
      headers.set(name, (values ?? []).join(', '))
    }
    const asking = readVisitor(headers, request.socket.remoteAddress ?? '')
    if (!asking) return refuseUpgrade(socket, '400 Bad Request')
    listener({ request, socket, head, asked: new URL(asking.origin) })
  }

/** Answers a WebSocket request with an HTTP status, and nothing else. */
export function refuseUpgrade(
  socket: Duplex,
  status: '400 Bad Request' | '404 Not Found' | '503 Service Unavailable',
): void {
  socket.on('error', () => socket.destroy())
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // Whoever never closes its side would keep the connection.
  socket.end(answer, () => socket.destroy())
}
