import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import proxyAddr from 'proxy-addr'
import type { AppEnvironment } from './http/app-environment.ts'
import { problemResponse } from './http/problem.ts'

/** The metrics of one server. A room declares its own counters in it. */
export type Metrics = Registry

/** Creates the metrics of a server, with those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/**
 * Returns a function that adds gauges of what `read` returns. A gauge is omitted while that fails, and while there is no
 * value.
 */
export const gaugesOf =
  <State>(metrics: Metrics, read: () => Promise<State | null>) =>
  (name: string, help: string, valueOf: (state: State) => number | null): Gauge =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const state = await read().catch(() => null)
        const value = state && valueOf(state)
        if (value === null) this.remove()
        else this.set(value)
      },
    })

const isLoopback = proxyAddr.compile('loopback')
const forwardingHeaders = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

/**
 * Serves `/metrics` to clients with the token and to a collector on the same machine. A request forwarded by a proxy
 * counts as remote, whatever its peer address is.
 */
export function createMetricsRoute(metrics: Metrics, token: string | undefined): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>().get('/', async (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress
    const isLocal =
      peer !== undefined && isLoopback(peer, 0) && forwardingHeaders.every((name) => !c.req.header(name))
    if (!isLocal && !hasToken(c.req.header('Authorization'), token)) {
      return problemResponse({ status: 404, title: 'Not found', detail: 'There is nothing here.' })
    }
    const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }
    return new Response(await metrics.metrics(), { headers })
  })
}

function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
