import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { Sessions } from './sessions.ts'
import { ownPath, signInPath } from './own-path.ts'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'

/**
 * Requires a signed-in person and sets `c.var.staff`. A signed-out visitor who opens a page is redirected to the
 * sign-in page and returns afterwards; any other request, such as a page's for its manifest, gets 401: the sign-in page
 * sets a cookie, and a second one would make the form that is open refuse what is typed. Requests that change something need the session's CSRF
 * token in `x-csrf-token`.
 */
export const requireStaff = (sessions: Sessions) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const isPage =
      !c.req.path.startsWith('/api/') &&
      safeMethods.has(c.req.method) &&
      (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document'
    const signedIn = await sessions.find(c)
    if (!signedIn) {
      if (!isPage) return problemResponse(signedOut)
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${signInPath}?next=${encodeURIComponent(ownPath(pathname + search))}`, 303)
    }
    if (!safeMethods.has(c.req.method) && !signedIn.hasToken(c.req.header('x-csrf-token'))) {
      return problemResponse(staleToken)
    }
    c.set('staff', signedIn.staff)
    c.set('sessionId', signedIn.sessionId)
    c.set('csrfToken', signedIn.csrfToken)
    return next()
  })

/** Requires an admin; use it behind `requireStaff`. */
export const requireAdmin = createMiddleware<AppEnvironment>(async (c, next) =>
  c.var.staff.role === 'admin' ? next() : problemResponse(notAdmin),
)

export const notAdmin = { status: 403, title: 'Forbidden', detail: 'Only an admin may do this.' } as const

const signedOut = { status: 401, title: 'Unauthorized', detail: 'Sign in first.' } as const

const staleToken = {
  status: 403,
  title: 'Forbidden',
  detail: 'The x-csrf-token header is missing or belongs to another session. Load the page again.',
} as const

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
