import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { formChoices, onlyChoices, pageSources } from '#website/contract/consultation-choices.ts'
import { percentiles } from './report.ts'

/** A consultation request that the agency's own forms could send, for any agency. */
export const consultationFields = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  company: 'Analytical Engines',
  service: formChoices[0] ?? '',
  message: 'We answer two hundred questions a day, and most of them are the same ten. '.repeat(3),
  page_source: pageSources.find((source) => !onlyChoices.has(source)) ?? '',
}

/** As visitors' messages differ: words to judge and to search, and another content each time. */
export const newMessage = (): string => consultationFields.message + randomUUID()

/** Networks that requests come from: each has its own counter in the store, as visitors have. */
const networks = 1000
let lastNetwork = 0
export function nextNetwork(): string {
  lastNetwork = (lastNetwork + 1) % networks
  return `10.0.${lastNetwork >> 8}.${lastNetwork & 255}`
}

/** A new consultation request as it is sent over a connection. */
export function consultationPost(network = nextNetwork()): string {
  const body = JSON.stringify({ ...consultationFields, message: newMessage() })
  return (
    `POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${network}\r\nContent-Type: application/json\r\n` +
    `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

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

/** The results of clients that each sent the next request as soon as the last one was answered. Times in milliseconds. */
export type Throughput = ReturnType<typeof percentiles> & { perSecond: number }

/** Connections, and requests that are in flight. */
export const clients = 32
const warmUpMilliseconds = 2_000

/**
 * Keeps `clients` requests in flight.
 * @param ask resolves with whether its answer counts.
 */
export async function measureThroughput(
  ask: (client: number) => Promise<boolean>,
  seconds: number,
): Promise<Throughput> {
  const begin = performance.now() + warmUpMilliseconds
  const end = begin + seconds * 1000
  const times: number[] = []

  async function keepSending(client: number): Promise<void> {
    for (let sentAt = performance.now(); sentAt < end;) {
      const counts = await ask(client)
      const answeredAt = performance.now()
      if (counts && answeredAt >= begin && answeredAt < end) times.push(answeredAt - sentAt)
      sentAt = answeredAt
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => keepSending(client)))
  return { perSecond: times.length / seconds, ...percentiles(times) }
}

/** Sends new requests through HTTP as fast as they are answered, to a site that trusts what this machine says of their networks. */
export async function measureSubmissions(url: string, seconds: number): Promise<Throughput> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openHttpConnection(url)))
  try {
    return await measureThroughput(async (client) => {
      const status = await connections[client]?.ask(consultationPost())
      // What a busy machine cannot store in time it refuses.
      if (status !== 201 && status !== 503) throw new Error(`A request was answered ${status}`)
      return status === 201
    }, seconds)
  } finally {
    for (const connection of connections) connection.close()
  }
}
