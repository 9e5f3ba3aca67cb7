/** Serves a page with `<frontdesk-call>` beside the site that takes its calls, on another origin. `npm run element`. */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { startSite } from '#website/e2e/start-site.ts'
import { bundleElement } from './bundle.ts'
import { packagesFolder } from './workspace-packages.ts'

const page = join(packagesFolder, 'voice-client/element-demo.html')
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }
const folder = await mkdtemp(join(tmpdir(), 'frontdesk-element-'))
await bundleElement(folder)

let voiceUrl = ''
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://page')
  const file = pathname === '/' ? page : join(folder, pathname)
  readFile(file, 'utf8').then(
    (text) =>
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' })
        .end(file === page ? text.replaceAll('VOICE_URL', voiceUrl) : text),
    () => response.writeHead(404).end(),
  )
}).listen(0, 'localhost')
await once(server, 'listening')
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const site = await startSite({ VOICE_PROVIDER: 'embedded', ALLOWED_ORIGINS: origin })
voiceUrl = `${site.url}/voice`
console.log(`The page is at ${origin}, and its calls are taken at ${voiceUrl}. Ctrl+C ends both.`)

await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
server.close()
await site.remove()
await rm(folder, { recursive: true })
