import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of requests that wait on a connection. Browsers and proxies send the next one after the answer. */
const mostWaiting = 10

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Begins a request only when the one before it on the same connection has been sent, and after everybody else's that have
 * arrived. A client may send many at once (pipelining), and Node begins them all in one step: some thousands held up everybody.
 * A client with too many of them is cut off.
 */
export function answerInTurn(listener: Listener): Listener {
  const queues = new WeakMap<Socket, { latest: ServerResponse; waiting: number }>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (!queue || queue.latest.closed) {
      queues.set(socket, { latest: response, waiting: 0 })
      return listener(request, response)
    }
    if (queue.waiting === mostWaiting) return void socket.destroy()
    const before = queue.latest
    queue.latest = response
    queue.waiting += 1
    before.once('close', () =>
      setImmediate(() => {
        queue.waiting -= 1
        if (!socket.destroyed) listener(request, response)
      }),
    )
  }
}
