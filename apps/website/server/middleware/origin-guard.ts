import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import { problemResponse } from '#server/http/problem.ts'
import { platformError } from '#server/voice/platform-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site's page makes a visitor's browser send: JSON and native forms alike. Allowed are the public
 * origin (PUBLIC_URL's, else the host of the request itself) and `allowedOrigins`; those may also read the answers (CORS).
 * A request without an Origin comes from no page, so it may pass.
 */
export function originGuard(options: { publicUrl: string | undefined; allowedOrigins: readonly string[] }) {
  const { publicUrl, allowedOrigins } = options

  return createMiddleware<AppEnvironment>(async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) return next()

    const isGuest = allowedOrigins.includes(origin)
    const isOwn = publicUrl === undefined ? hasHost(origin, c.var.visitor.host) : origin === publicUrl
    if (!isGuest && !isOwn && !safeMethods.has(c.req.method)) {
      return refuse(c.req.path)
    }
    if (isGuest && c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
      })
    }
    await next()
    if (isGuest) {
      c.res.headers.set('Access-Control-Allow-Origin', origin)
      c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After')
      c.res.headers.append('Vary', 'Origin')
    }
  })
}

/** Clients of the voice platform read its own error shape. */
function refuse(path: string): Response {
  const detail = 'This origin may not send requests to this site.'
  return path.startsWith('/voice/')
    ? platformError(403, detail)
    : problemResponse({ status: 403, title: 'Forbidden', detail })
}

/** Compares hosts only: a proxy that ends TLS may not tell the scheme, and then it is not known here. */
function hasHost(origin: string, host: string): boolean {
  return (
    URL.canParse(origin) &&
    /^https?:/.test(origin) &&
    withDefaultPort(origin) === withDefaultPort(`${new URL(origin).protocol}//${host}`)
  )
}

function withDefaultPort(address: string): string {
  return new URL(address).host
}
