import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request as received. */
interface RecordedRequest {
  method: string
  path: string
  query: [string, string][]
  headers: IncomingHttpHeaders
  /** Parsed by its content type: JSON, pairs of form fields (files by name, type and text), text; otherwise null. */
  body: unknown
}

/** The server's answer; `{}` as JSON by default. */
export interface ScriptedAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  /** Never answers, so that the caller has to time out. */
  silent?: boolean
  /** Drops the connection instead of answering. */
  drop?: boolean
}

const parseBody = async (raw: Buffer, type = ''): Promise<unknown> => {
  if (raw.length === 0) return null
  if (type.startsWith('application/json')) return JSON.parse(raw.toString())
  if (type.startsWith('text/plain')) return raw.toString()
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData()
  return await Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  )
}

/** A real HTTP server on a free port of loopback that records every request. Closed by `await using`. */
export const startRecordingServer = async () => {
  const requests: RecordedRequest[] = []
  let answer: ScriptedAnswer = {}
  const record = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback')
    requests.push({
      method: request.method ?? '',
      path: pathname,
      query: [...searchParams],
      headers: request.headers,
      body: await parseBody(await buffer(request), request.headers['content-type']),
    })
  }
  const server = createServer((request, response) => {
    void record(request).then(() => {
      if (answer.drop) request.socket.destroy()
      if (answer.drop || answer.silent) return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(answer.body ?? '{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    /** The next answers. */
    answers: (next: ScriptedAnswer) => {
      answer = next
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
