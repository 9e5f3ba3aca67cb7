import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ScriptedHttp,
  startScriptedHttp,
} from '#server/requests/delivery/testing/start-scripted-http.ts'
import { outcomeOfPost } from './post.ts'
import type { PostOptions } from './post.ts'

let server: ScriptedHttp
beforeAll(async () => {
  server = await startScriptedHttp()
})
afterAll(() => server.close())

const send = (options: Partial<PostOptions> = {}, url = server.url) =>
  outcomeOfPost(url, {
    headers: {},
    body: '{}',
    allowPrivate: true,
    signal: new AbortController().signal,
    ...options,
  })

const status = (code: number, headers: Record<string, string> = {}, body = '') => {
  server.answer = (response) => response.writeHead(code, headers).end(body)
}

describe('a post', () => {
  it('is sent when the other side says so, and keeps a safe answer', async () => {
    status(200, {}, 'ok')
    expect(await send()).toEqual({ outcome: 'sent', answer: 'HTTP 200 ok' })
    status(204)
    expect(await send()).toEqual({ outcome: 'sent', answer: 'HTTP 204' })
  })

  it('drops an answer that could quote the request', async () => {
    status(200, {}, 'Ada Lovelace <ada@example.com> was added')
    expect(await send()).toEqual({ outcome: 'sent', answer: 'HTTP 200' })
  })

  it.each([400, 404, 500, 503])('is retried after HTTP %i', async (code) => {
    status(code)
    expect(await send()).toEqual({ outcome: 'retry', why: `HTTP ${code}` })
  })

  it('waits as long as the other side requests, in seconds or until a date', async () => {
    status(429, { 'Retry-After': '90' })
    expect(await send()).toEqual({ outcome: 'retry', why: 'HTTP 429', after: 90_000 })
    status(503, { 'Retry-After': new Date(Date.now() + 3_600_000).toUTCString() })
    expect(await send()).toMatchObject({ after: expect.closeTo(3_600_000, -5) })
    status(503, { 'Retry-After': 'soon' })
    expect(await send()).toEqual({ outcome: 'retry', why: 'HTTP 503' })
  })

  it('disables the channel on 410', async () => {
    status(410)
    expect(await send()).toEqual({ outcome: 'disabled', why: 'HTTP 410' })
  })

  it.each([301, 302, 303, 307, 308])('follows no redirect (HTTP %i)', async (code) => {
    status(code, { Location: server.url })
    const before = server.requests.length
    expect(await send()).toEqual({
      outcome: 'retry',
      why: `HTTP ${code}, a redirect, which is not followed`,
    })
    expect(server.requests).toHaveLength(before + 1)
  })

  it('ends with its signal if there is no answer', async () => {
    server.answer = () => {}
    expect(await send({ signal: AbortSignal.timeout(100) })).toEqual({
      outcome: 'retry',
      why: 'There was no answer in time',
    })
  })

  it('reports why there was no answer', async () => {
    server.answer = (response) => response.destroy()
    expect(await send()).toEqual({ outcome: 'retry', why: 'There was no answer (ECONNRESET)' })
    expect(await send({}, 'http://127.0.0.1:1/')).toEqual({
      outcome: 'retry',
      why: 'There was no answer (ECONNREFUSED)',
    })
  })

  it('reads only the beginning of an endless answer', async () => {
    let written = 0
    server.answer = (response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x'))) written += 65_536
      }
      response.on('drain', more)
      more()
    }
    expect(await send()).toEqual({ outcome: 'sent', answer: 'HTTP 200' })
    expect(written).toBeLessThan(50 * 1024 * 1024)
  })

  it('uses the status of an answer that never ends', async () => {
    server.answer = (response) => void response.writeHead(202).write('x')
    expect(await send()).toEqual({ outcome: 'sent', answer: 'HTTP 202' })
  })
})

describe('a post to the public internet', () => {
  const refused = { outcome: 'retry', why: 'There was no answer (private-address)' }

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '100.100.100.200',
    '10.0.0.1',
    '192.168.0.1',
    '224.0.0.1',
    'localhost',
  ])('does not reach %s', async (host) => {
    const before = server.requests.length
    expect(await send({ allowPrivate: false }, `http://${host}:${server.port}/`)).toEqual(refused)
    expect(server.requests).toHaveLength(before)
  })

  const leadTo =
    (...addresses: string[]): LookupFunction =>
    (_, options, callback) =>
      options.all
        ? callback(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          )
        : callback(null, addresses[0] ?? '', 4)

  it('rejects a name that resolves to a private address, even beside a public one', async () => {
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['::ffff:127.0.0.1']]) {
      const options = { allowPrivate: false, resolve: leadTo(...addresses) }
      expect(await send(options, `http://rebinding.example:${server.port}/`)).toEqual(refused)
    }
  })

  it('resolves a name once and connects to the checked address', async () => {
    let lookups = 0
    const rebinding: LookupFunction = (name, options, callback) => {
      lookups += 1
      return leadTo(lookups === 1 ? '192.0.2.1' : '127.0.0.1')(name, options, callback)
    }
    const options = { allowPrivate: false, resolve: rebinding, signal: AbortSignal.timeout(500) }
    expect(await send(options, `http://rebinding.example:${server.port}/`)).toEqual(refused)
    expect(lookups).toBe(1)
  })

  it('reaches private addresses if they are allowed', async () => {
    status(200)
    const url = `http://name.example:${server.port}/`
    expect((await send({ resolve: leadTo('127.0.0.1') }, url)).outcome).toBe('sent')
  })
})
