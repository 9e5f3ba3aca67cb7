import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formChoices } from '#contract/consultation-choices.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { addressOf, closeServer, listen } from './listen.ts'

let app: TestApp
let server: Server
let port: number
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await closeServer(server)
  await app.close()
})

/** Writes raw bytes to the server, and reads until the server or `end` closes the connection. */
async function talk(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (data) => (answer += String(data)))
  socket.on('error', () => {})
  for (const piece of pieces) socket.write(piece)
  await once(socket, 'close')
  return answer
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')
const chunk = (length: number) => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`

describe('a server on a socket', () => {
  it('stores a form posted by a browser without JavaScript', async () => {
    const body = new URLSearchParams({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '020 7946 0000',
      company: 'Engines',
      service: formChoices[0] ?? '',
      message: 'Hello',
    })
    const response = await fetch(`http://127.0.0.1:${port}/?index`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
  })

  it.each(['/api/consultations', '/?index'])('says 413 to an endless body sent to %s', async (path) => {
    const type = path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded'
    const answer = await talk(
      post(path, `Content-Type: ${type}`, 'Transfer-Encoding: chunked'),
      ...Array.from({ length: 10 }, () => chunk(10_000)),
      '0\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('survives a client that hangs up in the middle of its body', async () => {
    const before = app.logged.length
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `${post('/api/consultations', 'Content-Type: application/json', 'Content-Length: 500')}{"name":`,
    )
    await once(socket, 'connect')
    await fetch(`http://127.0.0.1:${port}/healthz`)
    socket.destroy()
    await expect.poll(() => app.logged.slice(before).some((line) => line.includes('/api/'))).toBe(true)
    expect(app.logged.slice(before).join('\n')).not.toMatch(/"status":500|"level":"error"/)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  })

  it.each([
    ['garbage', 'GARBAGE\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\nConnection: close\r\n\r\n'],
    ['a host that is a directive', 'GET / HTTP/1.1\r\nHost: x;script-src\r\nConnection: close\r\n\r\n'],
    ['an address on another host', 'GET http://b/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  ])('refuses %s with 400', async (_, bytes) => {
    expect(await talk(bytes)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('refuses headers of more than 16 KiB with 431', async () => {
    expect(await talk(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })

  it('limits the time of a client', () => {
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBe(30_000)
    expect(server.keepAliveTimeout).toBe(75_000)
  })
})

it.each([
  [undefined, 'http://localhost:3000/'],
  ['127.0.0.1', 'http://127.0.0.1:3000/'],
  ['::1', 'http://[::1]:3000/'],
])('writes the address of %s as browsers read it', (host, address) => {
  expect(new URL(addressOf(host, 3000)).href).toBe(address)
})
