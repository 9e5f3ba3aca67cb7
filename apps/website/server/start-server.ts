import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Config } from './config.ts'
import { createSubmitConsultation } from './consultations/submit-consultation.ts'
import { createApp } from './create-app.ts'
import { openDatabase } from './database/open-database.ts'
import { closeServer } from './http/close-server.ts'
import type { Log } from './log/create-log.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { loadAppBuild } from './pages/app-build.ts'
import { createPageRenderer } from './pages/create-page-renderer.ts'
import { createServices } from './pages/create-services.ts'
import { createPageSnapshots } from './pages/page-snapshots.ts'
import { renewEachDay } from './pages/renew-each-day.ts'
import { loadStaticFiles } from './static-files/load-static-files.ts'

const build = join(import.meta.dirname, '../build')

export type RunningServer = {
  /** The address it listens on, such as http://localhost:3000. */
  address: string
  /** Takes no new requests, finishes what was accepted, and lets go of the store. */
  stop(): Promise<void>
}

/**
 * Starts the site: opens and migrates the store, renders the pages, listens.
 * @param signal gives up waiting for a store that another server holds
 */
export async function startServer(config: Config, log: Log, signal: AbortSignal): Promise<RunningServer> {
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    log: (message, details) => log.info(message, details),
    signal,
  })
  try {
    const submitConsultation = createSubmitConsultation({
      store: database.consultations,
      rateLimitPerMinute: config.RATE_LIMIT_PER_MINUTE,
    })
    const renderPage = createPageRenderer(await loadAppBuild(join(build, 'server/index.js')), 'production')
    const origin = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
    const snapshots = await createPageSnapshots((path) =>
      renderPage(
        new Request(`${origin}${path}`),
        createServices({ config, origin, client: 'start', submitConsultation }),
        { reportError: (error) => log.error('a page failed', error) },
      ),
    )
    let accepting = true
    const app = createApp({
      config,
      log,
      metrics: createMetrics(),
      submitConsultation,
      renderPage,
      snapshots,
      serveStaticFile: await loadStaticFiles(join(build, 'client')),
      readiness: async () => ({ store: await database.isReachable(), pages: true, accepting }),
    })
    const server = await listen(app.fetch, config)
    const stopRenewing = renewEachDay(snapshots, config.TIME_ZONE, log)

    return {
      address: `http://${config.HOST ?? 'localhost'}:${(server.address() as AddressInfo).port}`,
      async stop() {
        accepting = false
        stopRenewing()
        await closeServer(server)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function listen(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  config: Config,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      // A client has this long, in milliseconds, for its headers and for its whole request: nobody holds a socket by being slow.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Longer than proxies keep idle connections (nginx: 60 s), so that it is not this side that closes one just being used.
      keepAliveTimeout: 75_000,
    },
  }) as Server
  server.maxConnections = 10_000
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.PORT, config.HOST, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}
