import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { closeServer, listen } from './listen.ts'

const requests = (...paths: string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('')

/** A server whose answer to `/slow` waits for `release`. */
async function serve() {
  const begun: string[] = []
  const slow = Promise.withResolvers<void>()
  const server = await listen(
    async ({ url }) => {
      const path = new URL(url).pathname
      begun.push(path)
      if (path === '/slow') await slow.promise
      return new Response(path)
    },
    { port: 0, host: '127.0.0.1' },
  )
  onTestFinished(() => {
    server.closeAllConnections()
    return closeServer(server)
  })
  const { port } = server.address() as AddressInfo
  return {
    begun,
    release: slow.resolve,
    port,
    ask: async () => (await fetch(`http://127.0.0.1:${port}/other`)).text(),
  }
}

it('begins the requests of one connection one after the other, and others meanwhile', async () => {
  const { begun, release, port, ask } = await serve()
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.setEncoding('utf8').on('data', (data) => (answers += String(data)))
  socket.write(requests('/slow', '/second', '/third'))
  await expect.poll(() => begun).toEqual(['/slow'])
  expect(await ask()).toBe('/other')
  expect(begun).toEqual(['/slow', '/other'])
  release()
  await expect.poll(() => answers.endsWith('/third')).toBe(true)
  expect(begun).toEqual(['/slow', '/other', '/second', '/third'])
  socket.destroy()
})

it('cuts off a client with more requests than a browser or a proxy ever sends at once', async () => {
  const { begun, release, port } = await serve()
  const socket = connect(port, '127.0.0.1')
  socket.write(requests('/slow', ...Array.from({ length: 11 }, () => '/second')))
  await expect.poll(() => begun).toEqual(['/slow'])
  release()
  await expect.poll(() => socket.closed).toBe(true)
  expect(begun).toEqual(['/slow'])
})

it('answers ten requests that wait', async () => {
  const { begun, release, port } = await serve()
  const socket = connect(port, '127.0.0.1').resume()
  socket.write(requests('/slow', ...Array.from({ length: 10 }, (_, at) => `/${at}`)))
  await expect.poll(() => begun).toEqual(['/slow'])
  release()
  await expect.poll(() => begun.at(-1)).toBe('/9')
  socket.destroy()
})

it('begins nothing for a client that has gone', async () => {
  const { begun, release, port, ask } = await serve()
  const socket = connect(port, '127.0.0.1')
  socket.write(requests('/slow', '/second'))
  await expect.poll(() => begun).toEqual(['/slow'])
  socket.destroy()
  await once(socket, 'close')
  release()
  await ask()
  await ask()
  expect(begun).toEqual(['/slow', '/other', '/other'])
})
