import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { Crm, WebhookRequest } from './crm.ts'

/** In bytes. A request of the site has at most 30 KB. */
const maxRead = 100_000

/** Seconds by which the clocks of the two sides may differ. Later, a captured signature is worthless. */
const tolerance = 300

/**
 * Receives the site's webhook and writes each request into the CRM. It stores nothing: the site retries whatever the
 * CRM does not accept for three days.
 * @param log static text and a status, but nothing that a visitor typed
 */
export async function startCrmRelay(options: {
  secret: string
  crm: Crm
  port: number
  host: string
  log: (line: string) => void
}): Promise<Server> {
  const { secret, crm, port, host, log } = options

  async function relay(request: IncomingMessage): Promise<{ status: number; retryAfter?: string | null }> {
    const body = request.method === 'POST' ? await readBody(request) : null
    if (body === null) return { status: 400 }
    if (!verifyWebhook(secret, request.headers, body)) return { status: 401 }
    const { type, data } = JSON.parse(body) as { type: string; data: WebhookRequest }
    // Notices and tests are not customers.
    if (type !== 'consultation.created') return { status: 204 }
    const { status, retryAfter } = await crm(data)
    log(`the CRM answered ${status}`)
    return status < 300 ? { status: 204 } : { status: status === 429 ? 429 : 502, retryAfter }
  }

  const server = createServer((request, response) => {
    relay(request).then(
      ({ status, retryAfter }) => {
        response.writeHead(status, retryAfter ? { 'Retry-After': retryAfter } : {}).end()
      },
      () => {
        log('the CRM did not answer')
        response.writeHead(502).end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxRead) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Whether a body was signed with this secret, as in Standard Webhooks (https://www.standardwebhooks.com).
 * @param secret `whsec_` and the key in base64
 * @param body exactly as received
 */
function verifyWebhook(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return (signatures ?? '').split(' ').some((signature) => {
    const actual = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
