import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** How the platform handles the next calls. */
type Script =
  | { status: number; body: string; headers?: Record<string, string> }
  /** Accepts the request and never answers. */
  | 'silent'
  /** Accepts the request and drops the connection. */
  | 'drops'
  /** Sends half an answer and drops the connection. */
  | 'drops-midway'

/** A created call as the hosted platform returns it, with fields that a page must not see. */
const createdCall = {
  id: 'call-1',
  orgId: 'org-1',
  type: 'webCall',
  status: 'queued',
  webCallUrl: 'https://vapi.daily.co/room-1',
  monitor: { listenUrl: 'wss://platform.test/listen', controlUrl: 'https://platform.test/control' },
  transport: { provider: 'daily', callToken: 'meeting-token' },
  artifactPlan: { videoRecordingEnabled: false, recordingPath: 'private/bucket' },
  assistant: {
    name: 'Ada',
    model: { messages: ['secret prompt'] },
    voice: { provider: '11labs', voiceId: 'v' },
  },
}

const created: Script = { status: 201, body: JSON.stringify(createdCall) }

/** A stand-in for the hosted platform on a free port of loopback. It creates calls until scripted otherwise. */
export async function startScriptedPlatform() {
  const requests: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[] = []
  let script: Script = created
  const server = createServer((request, response) => {
    void (request.method === 'GET' ? Promise.resolve() : json(request)).then((body) => {
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      if (script === 'silent') return
      if (script === 'drops') return void request.socket.destroy()
      if (script === 'drops-midway') {
        response.writeHead(201, { 'content-type': 'application/json', 'content-length': '1000' })
        return void response.write('{"id":"call-1",', () => request.socket.destroy())
      }
      response.writeHead(script.status, { 'content-type': 'application/json', ...script.headers })
      response.end(script.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Sets how the next calls are answered. */
    does(next: Script | 'creates') {
      script = next === 'creates' ? created : next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
