import type { IncomingMessage } from 'node:http'
import { webSocketSubprotocol } from '@frontdesk/voice-protocol'

/** Checks a handshake before its room is claimed: a broken one must not use the room up. Returns an HTTP status. */
export function checkHandshake(request: IncomingMessage): 400 | 426 | undefined {
  const { headers } = request
  if (request.method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 400
  if (!/^[+/0-9a-z]{22}==$/i.test(headers['sec-websocket-key'] ?? '')) return 400
  if (headers['sec-websocket-version'] !== '13') return 426
  const requested = headers['sec-websocket-protocol']
  const protocols = requested?.split(',').map((protocol) => protocol.trim())
  return protocols && !protocols.includes(webSocketSubprotocol) ? 400 : undefined
}
