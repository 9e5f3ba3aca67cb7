/** The server of `npm run dev`. It compiles the app on the fly and updates the browser as files change. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, createServer as createVite } from 'vite'
import { loadDesk } from '#server/desk/load-desk.ts'
import { loadStaticFiles } from '#server/site/static-files.ts'
import { articlesList } from '#contract/site-map.ts'
import { makeShownPictures } from './operate/check-content/read-shown-content.ts'
import { describeProblems } from './operate/check-content/check-content.ts'
import { renderArticles } from '#server/site/articles/reading/render-articles.ts'
import { createPublishedArticles } from '#server/site/articles/published-articles.ts'
import { calendarDay } from './runtime/calendar-day.ts'
import { writeClientFiles } from '../client-files/write-client-files.ts'
import { readConfig } from './runtime/config.ts'
import { createLog } from '#server/runtime/log.ts'
import type { AppBuild } from '#server/site/pages/create-page-renderer.ts'
import { createPageRenderer } from './site/pages/create-page-renderer.ts'
import { startServer } from './start-server.ts'

const config = readConfig(process.env)
const log = createLog((line) => process.stdout.write(`${line}\n`))
const rendered = await renderArticles(await makeShownPictures())
if ('problems' in rendered) {
  process.stderr.write(`${describeProblems(rendered.problems)}\n`)
  process.exit(1)
}
const vite = await createVite({
  root: join(import.meta.dirname, '..'),
  appType: 'custom',
  server: { middlewareMode: true },
})
const loadBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as AppBuild

const renderPage = createPageRenderer(loadBuild, 'development')

const clientFiles = mkdtempSync(join(tmpdir(), 'frontdesk-client-'))
await writeClientFiles(join(clientFiles, 'site'))
// The desk and the form for other sites are built at each start, and a change of the desk or the content restarts the
// server. That takes some seconds.
const desk = join(clientFiles, 'desk')
await build({
  configFile: join(import.meta.dirname, '../desk/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: desk },
})
await build({
  configFile: join(import.meta.dirname, '../form-element/vite.config.ts'),
  mode: 'form-element',
  logLevel: 'warn',
  build: { outDir: join(clientFiles, 'site') },
})

const server = await startServer({
  config,
  log,
  signal: new AbortController().signal,
  development: {
    site: {
      // Without a nonce: there is no policy, and React would report that the browser hides it from the styles.
      renderPage: (request, context, { nonce: _nonce, ...rendering }) =>
        renderPage(request, context, rendering),
      snapshots: null,
      articles:
        articlesList &&
        createPublishedArticles(rendered.articles, {
          path: articlesList.path,
          today: () => calendarDay(config.TIME_ZONE, new Date()),
          showsAll: true,
        }),
      serveStaticFile: await loadStaticFiles(join(clientFiles, 'site')),
      stylesheets: ['/app/deferred.css', '/app/root.css'],
      isScript: () => false,
    },
    serveDeskFile: await loadDesk(desk),
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
