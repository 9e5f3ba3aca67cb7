import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * One kept-alive connection with minimal overhead, because the generator shares the machine with what it measures. It
 * supports only answers with a Content-Length.
 */
export async function openHttpConnection(url: string): Promise<{
  /** @param request head and body as sent. @returns the status. @throws {Error} on a 503 without Retry-After. */
  ask(request: string): Promise<number>
  close(): void
}> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }).setEncoding('latin1')
  await once(socket, 'connect')

  let received = ''
  let response: PromiseWithResolvers<number> | undefined
  socket.on('data', (chunk) => {
    received += String(chunk)
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = received.slice(0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
    if (received.length < headEnd + 4 + length) return
    received = ''
    const status = Number(head.slice(9, 12))
    if (status === 503 && !/\r\nretry-after: /i.test(head)) {
      response?.reject(new Error('A 503 does not say when to try again'))
    } else response?.resolve(status)
  })
  const fail = () => response?.reject(new Error('The connection was closed'))
  socket.on('error', fail).on('close', fail)

  return {
    ask(request) {
      response = Promise.withResolvers()
      socket.write(request)
      return response.promise
    },
    close: () => socket.destroy(),
  }
}
