import { webSocketUrl } from './web-call.ts'
import type { Transport, TransportOptions } from './transport.ts'

/** The transport that the created call asks for. Its code is loaded here, at the first call. */
export async function createTransport(options: TransportOptions): Promise<Transport> {
  if (webSocketUrl(options.call)) {
    const { WebSocketTransport } = await import('./web-socket/web-socket-transport.ts')
    return new WebSocketTransport(options)
  }
  const { createDailyTransport } = await import('./daily/daily-transport.ts')
  return createDailyTransport(options)
}
