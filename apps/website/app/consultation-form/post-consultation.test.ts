import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PostOptions, postConsultation, postLimits } from './post-consultation.ts'

const request = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: 'Customer Support',
  message: 'Two\nlines',
  page_source: 'contact',
} as const

type Answer = (response: ServerResponse, request: IncomingMessage) => void
type Received = { key: string | undefined; body: string }

const answer =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const created = answer(201, { id: '1' })
const dropTheLine: Answer = (_response, incoming) => incoming.socket.destroy()
const sayNothing: Answer = () => {}

/** A real server on loopback that gives these answers in turn, and repeats the last one. */
async function startScriptedServer(answers: Answer[]) {
  const received: Received[] = []
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const key = incoming.headers['idempotency-key']
      received.push({ key: typeof key === 'string' ? key : undefined, body })
      answers[Math.min(received.length, answers.length) - 1]?.(response, incoming)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/consultations`,
    received,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The real limits, with short waits. */
const quick = { ...postLimits, firstWait: 1, longestRetryAfter: 20 }

describe('sending a consultation request', () => {
  let server: Awaited<ReturnType<typeof startScriptedServer>>
  const stops: (() => Promise<void>)[] = []
  async function send(answers: Answer[], options: Partial<PostOptions> = {}) {
    server = await startScriptedServer(answers)
    stops.push(server.stop)
    return postConsultation(request, { idempotencyKey: 'key-1', url: server.url, limits: quick, ...options })
  }
  beforeEach(() => {
    stops.length = 0
  })
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()))
  })

  it('sends the typed values as JSON under its key', async () => {
    expect(await send([created])).toEqual({ outcome: 'stored' })
    expect(server.received).toEqual([{ key: 'key-1', body: JSON.stringify(request) }])
  })

  it.each([
    ['a dropped line', dropTheLine],
    ['500', answer(500)],
    ['502 with a proxy’s page', answer(502, '<h1>Bad gateway</h1>', { 'Content-Type': 'text/html' })],
    ['503', answer(503, {}, { 'Retry-After': '0' })],
    ['503 that asks for an hour', answer(503, {}, { 'Retry-After': '3600' })],
    ['503 with a date', answer(503, {}, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
    ['503 with nonsense', answer(503, {}, { 'Retry-After': 'soon' })],
  ])('tries again after %s, under the same key', async (_name, fault) => {
    expect(await send([fault, fault, created])).toEqual({ outcome: 'stored' })
    expect(server.received.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('gives up on a silent server and retries', async () => {
    const limits = { ...quick, tryTimeout: 1_000 }
    expect(await send([sayNothing, created], { limits })).toEqual({ outcome: 'stored' })
    expect(server.received).toHaveLength(2)
  })

  it('stops after the last try and reports an unknown outcome', async () => {
    expect(await send([answer(503)])).toMatchObject({ outcome: 'unknown' })
    expect(server.received).toHaveLength(postLimits.tries)
  })

  it('begins no try after its time limit', async () => {
    const limits = { ...quick, firstWait: 10_000, totalTimeout: 1_000 }
    expect(await send([answer(503)], { limits })).toMatchObject({ outcome: 'unknown' })
    expect(server.received).toHaveLength(1)
  })

  it('waits 200 ms first, and doubles the wait each time', () => {
    expect(postLimits.firstWait).toBe(200)
    const waits = Array.from({ length: postLimits.tries - 1 }, (_, i) => 200 * 2 ** i)
    expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400])
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(postLimits.totalTimeout)
  })

  it('reports the fields that the server refused, without retrying', async () => {
    const errors = { email: 'Enter an e-mail address like name@example.com.' }
    expect(await send([answer(422, { errors }), created])).toEqual({ outcome: 'invalid', errors })
    expect(server.received).toHaveLength(1)
  })

  it.each([['not JSON at all'], [{ errors: 'wrong' }], ['null'], [{}]])(
    'handles a 422 with the body %j',
    async (body) => {
      expect(await send([answer(422, body)])).toEqual({ outcome: 'invalid', errors: {} })
    },
  )

  it('returns how long to wait after too many requests', async () => {
    expect(await send([answer(429, {}, { 'Retry-After': '42' })])).toEqual({
      outcome: 'limited',
      retryAfterSeconds: 42,
    })
    expect(await send([answer(429)])).toEqual({ outcome: 'limited', retryAfterSeconds: null })
    expect(server.received).toHaveLength(1)
  })

  it('distinguishes a conflict and a refusal from a fault', async () => {
    expect(await send([answer(409)])).toEqual({ outcome: 'conflict' })
    for (const status of [400, 403, 413, 415]) {
      expect(await send([answer(status), created])).toEqual({ outcome: 'refused', status })
      expect(server.received).toHaveLength(1)
    }
  })

  it('outlives the page, except with a body that browsers do not send behind it', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await send([created])
    const answers = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, '会'.repeat(5000)]))
    const options = { idempotencyKey: 'key-2', url: server.url, limits: quick }
    expect(await postConsultation({ ...request, answers }, options)).toEqual({ outcome: 'stored' })
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false])
    fetched.mockRestore()
  })

  it('does not accept a stranger’s 200 as a stored request', async () => {
    const portal = answer(200, '<h1>Sign in to the hotel’s Wi-Fi</h1>', { 'Content-Type': 'text/html' })
    expect(await send([portal])).toEqual({ outcome: 'refused', status: 200 })
  })

  it('aborts at once, even in the middle of a wait', async () => {
    const abort = new AbortController()
    const limits = { ...quick, firstWait: 5_000 }
    const fault: Answer = (response, incoming) => {
      answer(503)(response, incoming)
      setTimeout(() => abort.abort(), 20)
    }
    expect(await send([fault, created], { limits, signal: abort.signal })).toMatchObject({
      outcome: 'unknown',
    })
    expect(server.received).toHaveLength(1)
  })

  it('reports an unknown outcome if no server listens', async () => {
    const closed = await startScriptedServer([])
    await closed.stop()
    const limits = { ...quick, tries: 2 }
    expect(await send([created], { url: closed.url, limits })).toMatchObject({ outcome: 'unknown' })
  })
})
