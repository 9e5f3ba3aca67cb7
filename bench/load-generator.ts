/**
 * Keeps a number of connections to a site busy, in a process of its own: `load-generator.ts <pages|requests> <connections> <seconds> <url>`.
 * Prints how many answers of each status it had.
 */
import { randomUUID } from 'node:crypto'
import { consultationFields } from './consultation-fields.ts'
import { openHttpConnection } from './http-connection.ts'

const [kind = '', connections = '', seconds = '', url = ''] = process.argv.slice(2)
const until = performance.now() + Number(seconds) * 1000
const counts: Record<number, number> = {}
let networks = 0

function nextRequest(): string {
  networks = (networks + 1) % 60_000
  const head = `Host: localhost\r\nX-Forwarded-For: 10.5.${networks >> 8}.${networks & 255}\r\n`
  if (kind === 'pages') return `GET / HTTP/1.1\r\n${head}Accept-Encoding: br\r\n\r\n`
  const body = JSON.stringify({ ...consultationFields, message: randomUUID() })
  return (
    `POST /api/consultations HTTP/1.1\r\n${head}Content-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  )
}

async function keepAsking(): Promise<void> {
  let connection = await openHttpConnection(url)
  while (performance.now() < until) {
    const status = await connection.ask(nextRequest()).catch(() => 0)
    counts[status] = (counts[status] ?? 0) + 1
    if (status === 0) connection = await openHttpConnection(url)
  }
  connection.close()
}

await Promise.all(Array.from({ length: Number(connections) }, keepAsking))
console.log(JSON.stringify(counts))
