import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import { problemResponse } from '#server/http/problem.ts'
import type { createVisitorReader } from '#server/http/visitor.ts'

/** Leaves who asks in `c.var.visitor`. A request to a host that is none, or to two of them, is refused. */
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

/** Of two, Node's parser keeps the first and a proxy may keep the last: they would not mean the same site. */
function hostsIn(rawHeaders: readonly string[] = []): number {
  return rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host').length
}
