import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const sweepMilliseconds = 1_000

/** What a client that does not read, or hardly reads, may cost. */
export type ReaderLimits = {
  /** How long a connection may stand still in the middle of a request or an answer. */
  stalledMilliseconds: number
  /** How long an answer may take in all. */
  answerMilliseconds: number
  /** What may wait on all connections together. Above it, those that have waited longest are cut off. */
  unsentBytes: number
}

/** The largest file takes a client with 10 KB a second two minutes. */
export const defaultReaderLimits: ReaderLimits = {
  stalledMilliseconds: 30_000,
  answerMilliseconds: 300_000,
  unsentBytes: 64 * 1024 * 1024,
}

/** Cuts off clients that do not read what they asked for. Sockets that have become something else look after themselves. */
export function cutOffReaders(server: Server, limits: ReaderLimits): void {
  /** Answers that are on their way, the oldest first. */
  const answers = new Map<ServerResponse, { socket: Socket; since: number }>()
  server.timeout = limits.stalledMilliseconds
  server.prependListener('request', (request, response) => {
    answers.set(response, { socket: request.socket, since: performance.now() })
    response.once('close', () => answers.delete(response))
  })

  const sweep = setInterval(() => {
    const late = performance.now() - limits.answerMilliseconds
    const waiting = [...answers.values()].filter(({ socket }) => socket.writableLength > 0)
    let unsent = waiting.reduce((sum, { socket }) => sum + socket.writableLength, 0)
    for (const { socket, since } of waiting) {
      if (since > late && unsent <= limits.unsentBytes) break
      unsent -= socket.writableLength
      socket.destroy()
    }
  }, sweepMilliseconds).unref()
  server.once('close', () => clearInterval(sweep))
}
