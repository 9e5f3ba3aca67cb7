import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import { maskPath } from '#server/http/mask-path.ts'
import type { Log } from '#server/log/create-log.ts'
import type { Metrics, RequestKind } from '#server/metrics/create-metrics.ts'

/** Writes one line a request: what was asked for and what came of it, never by whom. */
export const requestLog = (log: Log, metrics: Metrics) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    const milliseconds = performance.now() - startedAt
    const { method, path } = c.req
    const { status } = c.res
    c.res.headers.set('X-Request-Id', requestId)
    metrics.countRequest({ kind: kindOf(path), status, seconds: milliseconds / 1000 })
    log.info('request', {
      requestId,
      method,
      path: maskPath(path),
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
    })
  })

function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/voice/')) return 'voice'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operation'
  // A page's data (`/services.data`) is its page; whatever else has an ending is a file: scripts, icons, previews, robots.txt.
  return /\.(?!data$)\w+$/.test(path) ? 'file' : 'page'
}
