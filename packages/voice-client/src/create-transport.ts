import { loadDaily } from './daily/load-daily.ts'
import type { Transport, TransportOptions } from './transport.ts'
import { webSocketUrl } from './web-call.ts'

/** How a call is carried: in a Daily room, by the hosted platform, or over a WebSocket. */
export type TransportKind = 'daily' | 'web-socket'

const loaders = {
  daily: async () => {
    // Together, so that a preloaded transport has its daily-js.
    const [{ createDailyTransport }] = await Promise.all([import('./daily/daily-transport.ts'), loadDaily()])
    return createDailyTransport
  },
  'web-socket': async () => {
    const { WebSocketTransport } = await import('./web-socket/web-socket-transport.ts')
    return (options: TransportOptions): Transport => new WebSocketTransport(options)
  },
}

/** Loads a transport's code. A failure is reported by the call that needs it. */
export function preloadTransport(kind: TransportKind): void {
  loaders[kind]().catch(() => undefined)
}

/** Creates the transport of the created call, and loads its code if needed. */
export async function createTransport(options: TransportOptions): Promise<Transport> {
  const create = await loaders[webSocketUrl(options.call) ? 'web-socket' : 'daily']()
  return create(options)
}
