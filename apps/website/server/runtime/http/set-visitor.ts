import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { problemResponse } from './problem.ts'
import type { createVisitorReader } from './visitor.ts'

/** Sets `c.var.visitor`. Refuses a request with an invalid host, or with two. */
export const visitor = (readVisitor: ReturnType<typeof createVisitorReader>) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const incoming = c.env?.incoming
    const asking =
      hostsIn(incoming?.rawHeaders) > 1
        ? null
        : readVisitor(c.req.raw.headers, incoming?.socket.remoteAddress ?? '127.0.0.1')
    if (asking === null) {
      return problemResponse({ status: 400, title: 'Bad request', detail: 'Name one host to send this to.' })
    }
    c.set('visitor', asking)
    return next()
  })

/**
 * Of two Host headers, Node's parser keeps the first and a proxy may keep the last, so they would disagree about the
 * site.
 */
function hostsIn(rawHeaders: readonly string[] = []): number {
  return rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host').length
}
