import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeServer, listen } from './listen.ts'
import { withOrigin } from './upgrade.ts'
import { createVisitorReader } from './visitor.ts'

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  if (server) await closeServer(server)
})

/**
 * Sends a WebSocket request with these Host lines and returns the answer, which contains the origin that the server
 * saw.
 */
async function ask(hosts: readonly string[], target = '/'): Promise<string> {
  const readVisitor = createVisitorReader({ PUBLIC_URL: undefined, TRUSTED_PROXIES: [] })
  server = await listen(() => new Response(), {
    port: 0,
    host: '127.0.0.1',
    onUpgrade: withOrigin(readVisitor, ({ socket, siteOrigin }) => socket.end(siteOrigin.origin)),
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  let answer = ''
  socket.on('data', (text) => (answer += String(text)))
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join('')
  socket.write(`GET ${target} HTTP/1.1\r\n${lines}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

it('passes on a WebSocket request with the origin that it was sent to', async () => {
  expect(await ask(['desk.example:8080'])).toBe('http://desk.example:8080')
  expect(await ask(['desk.example'], 'http://Desk.example:80/')).toBe('http://desk.example')
})

it.each([
  ['two hosts', ['a.example', 'b.example']],
  ['a host that is a directive', ['x;script-src']],
  ['an address on another host', ['a.example'], 'http://b.example/'],
])('refuses %s with 400', async (_, hosts, target?: string) => {
  expect(await ask(hosts, target)).toMatch(/^HTTP\/1\.1 400 /)
})
