import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Crm, WebhookRequest } from './crm.ts'
import { verifyWebhook } from './verify-webhook.ts'

/** In bytes. A request of the site has at most 30 KB. */
const maxRead = 100_000

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
