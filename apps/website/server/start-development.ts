/** The server of `npm run dev`, with the app compiled on the fly and updated in the browser as files change. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { loadStaticFiles } from '#server/static-files/load-static-files.ts'
import { writeClientFiles } from '../client-files/write-client-files.ts'
import { readConfig } from './config.ts'
import { createLog } from './log/create-log.ts'
import type { AppBuild } from './pages/app-build.ts'
import { createPageRenderer } from './pages/create-page-renderer.ts'
import { startServer } from './start-server.ts'

const log = createLog((line) => process.stdout.write(`${line}\n`))
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  appType: 'custom',
  server: { middlewareMode: true },
})
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild

const clientFiles = mkdtempSync(join(tmpdir(), 'frontdesk-client-'))
await writeClientFiles(clientFiles)

const server = await startServer({
  config: readConfig(process.env),
  log,
  signal: new AbortController().signal,
  development: {
    site: {
      renderPage: createPageRenderer(loadBuild, 'development'),
      snapshots: null,
      serveStaticFile: await loadStaticFiles(clientFiles),
      stylesheets: ['/app/deferred.css', '/app/root.css'],
      isScript: () => false,
    },
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
  },
})
log.info('developing', { address: server.address })
await server.announceFirstAccount((text) => process.stdout.write(text))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    rmSync(clientFiles, { recursive: true, force: true })
    void Promise.all([server.stop(), vite.close()]).then(() => process.exit(0))
  })
}
