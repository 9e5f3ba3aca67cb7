import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { serverWords } from '#agency/server-words.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { OriginRule } from '@frontdesk/voice-platform/origin-rule'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { PlainPage } from './pages/plain-page.ts'
import { platformError } from '#server/voice/platform-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses requests that change something and come from a page of another site. Pages of allowed origins may send them and
 * read the responses (CORS). Browsers name the Origin in each such request, so one without it comes from another program.
 */
export const originGuard = (rule: OriginRule, plainPage: PlainPage) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined) return next()

    const kind = rule(origin, c.var.visitor.host)
    if (kind === 'guest') {
      c.set('guest', origin)
      return answerGuest(c, next)
    }
    if (kind === 'other' && !safeMethods.has(c.req.method)) return refuse(c.req.path, plainPage)
    return next()
  })

const answerGuest = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
  exposeHeaders: ['Retry-After'],
  maxAge: 600,
})

/** Clients of the voice platform expect its own error format. A person who posted a form expects a page. */
function refuse(path: string, plainPage: PlainPage): Response | Promise<Response> {
  const detail = 'This origin may not send requests to this site.'
  if (path.includes('/voice/')) return platformError(403, detail)
  if (path.startsWith('/api/')) return problemResponse({ status: 403, title: 'Forbidden', detail })
  return plainPage(403, serverWords.pages.otherSite)
}
