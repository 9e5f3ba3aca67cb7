import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import proxyAddr from 'proxy-addr'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { Metrics } from './create-metrics.ts'

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
