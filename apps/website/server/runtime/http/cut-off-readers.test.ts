import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { closeServer, listen } from './listen.ts'
import { defaultReaderLimits, type ReaderLimits } from './cut-off-readers.ts'

const size = 16 * 1024 * 1024
let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  if (server) await closeServer(server)
})

/** Serves one large file. */
async function serve(limits: Partial<ReaderLimits>): Promise<number> {
  const body = new Uint8Array(size)
  server = await listen(() => new Response(body), {
    port: 0,
    host: '127.0.0.1',
    readers: { ...defaultReaderLimits, ...limits },
  })
  return (server.address() as AddressInfo).port
}

/** Requests the file some times in one go, and reads nothing. */
async function ask(port: number, times = 1) {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(times))
  await once(socket, 'connect')
  return socket
}

const connections = () =>
  new Promise<number>((resolve) => server?.getConnections((_, count) => resolve(count)))

it('cuts off a client that requests much and reads nothing', async () => {
  await ask(await serve({ stalledMilliseconds: 200 }))
  await expect.poll(connections).toBe(0)
})

it('cuts off a client that never finishes reading an answer', async () => {
  const socket = await ask(await serve({ answerMilliseconds: 500 }))
  const drip = setInterval(() => socket.read(64 * 1024), 50)
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  clearInterval(drip)
})

it('limits unsent data, and keeps serving the newest clients', async () => {
  const port = await serve({ unsentBytes: 2.5 * size })
  for (let client = 0; client < 6; client += 1) await ask(port)
  await expect.poll(connections, { timeout: 10_000 }).toBe(2)
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect((await answer.arrayBuffer()).byteLength).toBe(size)
})

it('counts what a connection has unsent once, however many answers it waits for', async () => {
  const port = await serve({ unsentBytes: 2.5 * size })
  for (const times of [1, 1, 10]) await ask(port, times)
  await expect.poll(connections, { timeout: 10_000 }).toBeLessThan(3)
  expect(await connections()).toBe(2)
})
