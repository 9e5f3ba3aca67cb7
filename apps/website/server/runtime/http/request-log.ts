import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { Histogram } from 'prom-client'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { AppEnvironment } from './app-environment.ts'

/** Logs and measures each request: what was requested and the result, never the client. */
export function requestLog(log: Log, metrics: Metrics) {
  const durations = new Histogram({
    name: 'frontdesk_http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [metrics],
  })
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    const milliseconds = performance.now() - startedAt
    const { method, path } = c.req
    const { status } = c.res
    c.res.headers.set('X-Request-Id', requestId)
    durations.observe({ kind: kindOf(path), status }, milliseconds / 1000)
    log.info('request', {
      requestId,
      method,
      path: maskPath(path),
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
    })
  })
}

/** A coarse kind of request: a label per path would grow without bound. */
export function kindOf(path: string): 'api' | 'voice' | 'operation' | 'file' | 'page' {
  if (path.startsWith('/api/')) return 'api'
  if (path.includes('/voice/')) return 'voice'
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'operation'
  // A page's data (`/services.data`) counts as its page. Every other path with an extension is a file: scripts, icons,
  // previews, robots.txt.
  // The link of an appointment ends with a dot and its signature.
  return /\.(?!data$)\w+$/.test(path) && !path.includes('/book/') ? 'file' : 'page'
}

const most = 6

/** Matches the parts of our own addresses: words, file names, ids. Excludes e-mail addresses, numbers and tokens. */
const ownPart = /^(?!\+?[\d.-]{6,}$)[\w.-]{0,40}$/

/** Masks a path for the log: drops parts that may identify somebody or grant access. */
export function maskPath(path: string): string {
  const parts = path.split('/')
  const shown = parts.slice(0, most + 1).map((part) => (ownPart.test(part) ? part : '*'))
  return [...shown, ...(parts.length > most + 1 ? ['*'] : [])].join('/')
}
