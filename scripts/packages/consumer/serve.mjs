/**
 * A site that takes calls: the platform at `/voice`, and everything else from the folder `public`, or from the server that
 * `BEHIND` names. Prints its port.
 */
import { readFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import { extname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import * as voice from '@frontdesk/voice-platform'
import { knowledge } from './knowledge.mjs'

const log = { info: () => undefined, warn: console.error, error: console.error }
const dialogue = voice.createConciergeProvider(() => knowledge)
const providers = await voice.createVoiceProviders({ dialogue, searchPath: '', log })
const platform = voice.createVoicePlatform({
  providers,
  callStore: voice.createInMemoryCallStore(),
  basePath: '/voice',
  apiKey: 'the private key',
  log,
})
const calls = getRequestListener((request) => {
  const url = new URL(request.url)
  url.pathname = url.pathname.replace(/^\/voice/, '')
  return platform.app.fetch(new Request(url, request))
})
const types = { '.html': 'text/html', '.js': 'text/javascript' }

const server = createServer((request, response) => {
  if (request.url.startsWith('/voice/')) void calls(request, response)
  else if (process.env.BEHIND) passOn(request, response)
  else answerFile(request, response)
})

server.on('upgrade', (request, socket, head) => {
  if (!platform.handleUpgrade(request, socket, head)) socket.destroy()
})
server.listen(0, 'localhost', () => console.log(server.address().port))

function passOn(request, response) {
  const { BEHIND } = process.env
  const behind = ask(new URL(request.url, BEHIND), {
    method: request.method,
    headers: { ...request.headers, host: new URL(BEHIND).host },
  })
  behind.on('response', (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  behind.on('error', () => response.writeHead(502).end())
  request.pipe(behind)
}

function answerFile(request, response) {
  const path = request.url === '/' ? '/index.html' : new URL(request.url, 'http://site').pathname
  readFile(`public${path}`).then(
    (file) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(file),
    () => response.writeHead(404).end(),
  )
}
