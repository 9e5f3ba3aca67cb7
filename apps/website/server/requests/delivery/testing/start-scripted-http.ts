import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A real HTTP server that answers as scripted and records its requests. */
export type ScriptedHttp = {
  url: string
  port: number
  requests: { headers: IncomingHttpHeaders; body: string }[]
  /** How it answers from now on. */
  answer: (response: ServerResponse, request: IncomingMessage) => void
  close(): Promise<void>
}

/** Starts a server on a free port of 127.0.0.1 that accepts everything. */
export async function startScriptedHttp(): Promise<ScriptedHttp> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      scripted.requests.push({ headers: request.headers, body })
      scripted.answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const scripted: ScriptedHttp = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    requests: [],
    answer: (response) => response.end('ok'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return scripted
}
