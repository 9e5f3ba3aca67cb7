import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { OriginRule } from '#server/runtime/http/origin-rule.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'

/** The desk's own policy: its files and its API, and nothing inline. `data:` is for icons in style sheets. */
const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Keeps every response of the desk out of caches and search engines. Files of its build set themselves how long the
 * browser of a signed-in person may keep them (`private, …`).
 */
export const privateResponses = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('policy', deskPolicy)
  await next()
  if (!c.res.headers.get('Cache-Control')?.startsWith('private')) {
    c.res.headers.set('Cache-Control', 'no-store')
  }
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
})

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Accepts requests from the desk's own pages only. Stricter than the guard of the site: pages of `ALLOWED_ORIGINS` may
 * send requests of visitors, but none of staff, and browsers send the origin with every change.
 */
export const ownPagesOnly = (rule: OriginRule) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const origin = c.req.header('Origin')
    const isOwn =
      origin === undefined ? safeMethods.has(c.req.method) : rule(origin, c.var.visitor.host) === 'own'
    return isOwn
      ? next()
      : problemResponse({
          status: 403,
          title: 'Forbidden',
          detail: 'Only pages of the desk itself may send this.',
        })
  })
