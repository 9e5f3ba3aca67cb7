import { createServer, type IncomingMessage } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { WebSocketServer, type WebSocket } from 'ws'

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** As strict as the site's own: no eval, no data: scripts, no other host. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:; style-src 'self' 'unsafe-inline'"

interface TextMessage {
  type: string
  [field: string]: unknown
}

/** One connection of a client, as the platform sees it. */
export class ScriptedConnection {
  /** Binary frames the visitor has sent. */
  readonly frames: Buffer[] = []
  readonly messages: TextMessage[] = []
  closed = false
  readonly #socket: WebSocket

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.frames.push(data)
      else this.messages.push(JSON.parse(data.toString()) as TextMessage)
    })
    socket.on('close', () => (this.closed = true))
  }

  say(message: TextMessage): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Sends a tone of 440 Hz, all at once. */
  play(milliseconds: number): void {
    for (let frame = 0; frame < milliseconds / 20; frame++) {
      const pcm = Buffer.alloc(640)
      for (let index = 0; index < 320; index++) {
        const time = (frame * 320 + index) / 16_000
        pcm.writeInt16LE(Math.round(8000 * Math.sin(2 * Math.PI * 440 * time)), index * 2)
      }
      this.#socket.send(pcm)
    }
  }

  hangUp(endedReason: string): void {
    this.say({ type: 'status-update', status: 'ended', endedReason })
    this.#socket.close(1000)
  }

  /** The connection breaks silently. */
  cut(): void {
    this.#socket.terminate()
  }

  messagesOf(type: string): TextMessage[] {
    return this.messages.filter((message) => message.type === type)
  }
}

export interface CallServerScript {
  /** Answer to `POST /voice/call/web`; default: a room on this server. */
  webCall?: (room: string) => { status: number; body: unknown }
  /** Milliseconds that the platform waits for a dropped client. */
  window?: number
  /** Refuses handshakes with a reconnect token. */
  refuseReconnect?: boolean
  /** Whether speech is recognised; default: yes. */
  recognition?: boolean
  contentSecurityPolicy?: string
  /** Lets pages of other origins call and load the files, as `ALLOWED_ORIGINS` does. */
  allowsOrigins?: boolean
}

/** A site with one page, and a platform whose calls the test controls. */
export async function startCallServer(folder: string, script: CallServerScript = {}) {
  const connections: ScriptedConnection[] = []
  /** Path of each connection, in order. */
  const paths: string[] = []
  let tokens = 0

  const server = createServer((request, response) => {
    const origin = `ws://${request.headers.host}`
    if (script.allowsOrigins) {
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.url === '/voice/call/web') {
      const room = `${origin}/rooms/1`
      const { status, body } = script.webCall?.(room) ?? {
        status: 201,
        body: { id: 'call-1', webCallUrl: room },
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    const [requested] = (request.url ?? '').split('?')
    const path = requested === '/' ? '/index.html' : (requested ?? '')
    readFile(join(folder, path)).then(
      (file) =>
        response
          .writeHead(200, {
            'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
            'content-security-policy': script.contentSecurityPolicy ?? contentSecurityPolicy,
          })
          .end(file),
      () => response.writeHead(404).end(),
    )
  })

  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    paths.push(request.url ?? '')
    const resumed = request.url?.startsWith('/reconnect/') ?? false
    if (resumed && script.refuseReconnect) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new ScriptedConnection(webSocket)
      connections.push(connection)
      connection.say({
        type: 'ready',
        version: 1,
        callId: 'call-1',
        audio: { encoding: 'pcm_s16le', sampleRate: 16_000, channels: 1, frameMilliseconds: 20 },
        recognition: script.recognition ?? true,
        resumed,
        reconnect: {
          url: `ws://${request.headers.host}/reconnect/${++tokens}`,
          windowMilliseconds: script.window ?? 10_000,
        },
      })
    })
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}/`,
    connections,
    paths,
    latestConnection: (): ScriptedConnection => {
      const connection = connections.at(-1)
      if (!connection) throw new Error('No client has connected.')
      return connection
    },
    async close(): Promise<void> {
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
