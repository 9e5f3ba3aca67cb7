import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type createVisitorReader, namesOneHost } from './visitor.ts'

/** A request to switch to a WebSocket. `siteOrigin` is the site's origin as the visitor sees it. */
type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer; siteOrigin: URL }

/** Takes over the socket, or answers on it and closes it. */
export type UpgradeListener = (upgrade: Upgrade) => void

/** Whether a request asks for a WebSocket. Any other upgrade (HTTP/2 in clear text) is ignored, as RFC 9110 allows. */
export const isWebSocketRequest = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** The signature of Node's HTTP server. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Adds the origin to WebSocket requests, as reported by trusted proxies. */
export const withOrigin =
  (readVisitor: ReturnType<typeof createVisitorReader>, listener: UpgradeListener): UpgradeHandler =>
  (request, socket, head) => {
    const headers = new Headers()
    for (const [name, values] of Object.entries(request.headersDistinct)) {
      headers.set(name, (values ?? []).join(', '))
    }
    const asking = namesOneHost(request) ? readVisitor(headers, request.socket.remoteAddress ?? '') : null
    if (!asking) return refuseUpgrade(socket, '400 Bad Request')
    listener({ request, socket, head, siteOrigin: new URL(asking.origin) })
  }

/** Refuses a WebSocket request with an HTTP status. */
export function refuseUpgrade(
  socket: Duplex,
  status: '400 Bad Request' | '404 Not Found' | '503 Service Unavailable',
): void {
  socket.on('error', () => socket.destroy())
  const response = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // A client that never closes its side would keep the connection.
  socket.end(response, () => socket.destroy())
}
