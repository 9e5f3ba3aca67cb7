import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { maskPath } from './mask-path.ts'
import type { Log } from '#server/runtime/log/create-log.ts'
import type { Metrics, RequestKind } from '#server/runtime/metrics/create-metrics.ts'

/** Logs one line per request: what was requested and the result, never the client. */
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
  // A page's data (`/services.data`) counts as its page. Every other path with an extension is a file: scripts, icons,
  // previews, robots.txt.
  return /\.(?!data$)\w+$/.test(path) ? 'file' : 'page'
}
