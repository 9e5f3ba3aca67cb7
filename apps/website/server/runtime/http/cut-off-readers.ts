import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const sweepMilliseconds = 1_000

/** Limits on a client that reads slowly or not at all. */
export type ReaderLimits = {
  /** How long a connection may stall in the middle of a request or an answer. */
  stalledMilliseconds: number
  /** How long an answer may take in total. */
  answerMilliseconds: number
  /** Maximum unsent data on all connections together. Above it, the longest waiting clients are cut off. */
  unsentBytes: number
}

/** At 10 KB a second, the largest file takes two minutes. */
export const defaultReaderLimits: ReaderLimits = {
  stalledMilliseconds: 30_000,
  answerMilliseconds: 300_000,
  unsentBytes: 64 * 1024 * 1024,
}

/** Cuts off clients that do not read what they requested. Upgraded sockets are exempt: they have their own limits. */
export function cutOffReaders(server: Server, limits: ReaderLimits): void {
  /** Unfinished responses, oldest first. */
  const unfinished = new Map<ServerResponse, { socket: Socket; since: number }>()
  server.timeout = limits.stalledMilliseconds
  server.prependListener('request', (request, response) => {
    unfinished.set(response, { socket: request.socket, since: performance.now() })
    response.once('close', () => unfinished.delete(response))
  })

  const sweep = setInterval(() => {
    const late = performance.now() - limits.answerMilliseconds
    // One connection may have many unfinished responses: its oldest one counts.
    const waiting = new Map<Socket, number>()
    for (const { socket, since } of unfinished.values())
      if (socket.writableLength > 0 && !waiting.has(socket)) waiting.set(socket, since)
    let unsent = [...waiting.keys()].reduce((sum, socket) => sum + socket.writableLength, 0)
    for (const [socket, since] of waiting) {
      if (since > late && unsent <= limits.unsentBytes) break
      unsent -= socket.writableLength
      socket.destroy()
    }
  }, sweepMilliseconds).unref()
  server.once('close', () => clearInterval(sweep))
}
