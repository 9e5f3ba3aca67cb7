import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of requests that wait on a connection. Browsers and proxies send the next one after the answer. */
const mostWaiting = 50

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Begins a request only when the one before it on the same connection has been sent, and after everybody else's that have
 * arrived. A client may send many at once (pipelining), and Node begins them all in one step: some thousands held up everybody.
 * A client with too many of them is cut off.
 */
export function answerInTurn(listener: Listener): Listener {
  const latest = new WeakMap<Socket, ServerResponse>()
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    latest.set(socket, response)
    if (!before || before.closed) return listener(request, response)
    const others = waiting.get(socket) ?? 0
    if (others === mostWaiting) return void socket.destroy()
    waiting.set(socket, others + 1)
    before.once('close', () =>
      setImmediate(() => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
        if (!socket.destroyed) listener(request, response)
      }),
    )
  }
}
