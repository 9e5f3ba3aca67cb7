import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { ownPath, signInPath } from './own-path.ts'

const safeMethods = new Set(['GET', 'HEAD'])

/**
 * Requires a signed-in person and sets `c.var.staff`. A signed-out visitor who opens a page is redirected to the
 * sign-in page and returns afterwards; any other request gets 401. Requests that change something need the session's CSRF
 * token in `x-csrf-token`.
 */
export const requireStaff = (sessions: Sessions) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const isPage = !c.req.path.startsWith('/api/') && safeMethods.has(c.req.method)
    const signedIn = await sessions.find(c)
    if (!signedIn) {
      if (!isPage) return problemResponse(stranger)
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
  c.var.staff.role === 'admin'
    ? next()
    : problemResponse({ status: 403, title: 'Forbidden', detail: 'Only an admin may do this.' }),
)

const stranger = { status: 401, title: 'Unauthorized', detail: 'Sign in first.' } as const

const staleToken = {
  status: 403,
  title: 'Forbidden',
  detail: 'The x-csrf-token header is missing or belongs to another session. Load the page again.',
} as const
