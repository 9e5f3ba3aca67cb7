import type { Transport, TransportOptions } from '../transport.ts'

/** Calls over a WebSocket are not carried yet: the start fails with this sentence. */
export const createWebSocketTransport = (_options: TransportOptions): Promise<Transport> =>
  Promise.reject(new Error('This call runs over a WebSocket, which this client does not carry.'))
