import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** Answers one request; an open answer stays open until the server closes. */
export type EndpointScript = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>

/** A real HTTP server that follows a script: late, slow, wrong, or incomplete. */
export async function createScriptedEndpoint(script: EndpointScript) {
  const requests: ReceivedRequest[] = []
  let current = script
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const received = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      }
      requests.push(received)
      void current(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    follow(next: EndpointScript): void {
      current = next
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One server-sent event of a streamed chat answer. */
export function chatChunk(delta: Record<string, unknown>, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`
}

/** Failure modes of an endpoint; `start` is sent before the stream stalls or drops. */
export function failures(start: string | Uint8Array): [string, EndpointScript][] {
  return [
    ['does not answer', () => undefined],
    ['stands still in mid-answer', (response) => void response.writeHead(200).write(start)],
    [
      'drops the connection',
      async (response) => {
        response.writeHead(200).write(start)
        await new Promise((resolve) => setTimeout(resolve, 20))
        response.destroy()
      },
    ],
    ['hangs up at once', (response) => void response.destroy()],
    ['answers 500', (response) => void response.writeHead(500).end('oops')],
    ['answers 401', (response) => void response.writeHead(401).end('{"error":{}}')],
    ['answers a page', (response) => void response.writeHead(200).end('<!doctype html><p>Hello')],
    ['answers nothing', (response) => void response.writeHead(200).end()],
  ]
}
