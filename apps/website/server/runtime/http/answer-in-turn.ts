import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Begins a request only when the one before it on the same connection has been sent, and after everybody else's that have
 * arrived. A client may send many at once (pipelining), and Node begins them all in one step: some thousands held up everybody.
 */
export function answerInTurn(listener: Listener): Listener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    latest.set(socket, response)
    if (!before || before.closed) return listener(request, response)
    before.once('close', () =>
      setImmediate(() => {
        if (!socket.destroyed) listener(request, response)
      }),
    )
  }
}
