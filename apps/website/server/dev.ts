/** `npm run dev`: the same server, with the app compiled on the fly and updated in the browser as files change. */
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
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

const server = await startServer({
  config: readConfig(process.env),
  log,
  signal: new AbortController().signal,
  development: {
    site: {
      renderPage: createPageRenderer(loadBuild, 'development'),
      snapshots: null,
      serveStaticFile: () => null,
      stylesheets: ['/app/deferred.css', '/app/root.css'],
      isScript: () => false,
    },
    wrap: (listener) => (request, response) => {
      vite.middlewares(request, response, () => listener(request, response))
    },
  },
})
log.info('developing', { address: server.address })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void Promise.all([server.stop(), vite.close()]).then(() => process.exit(0))
  })
}
