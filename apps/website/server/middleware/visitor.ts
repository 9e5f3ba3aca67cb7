import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import type { createVisitorReader } from '#server/http/visitor.ts'

/** Leaves who asks in `c.var.visitor`. */
export const visitor = (readVisitor: ReturnType<typeof createVisitorReader>) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    c.set('visitor', readVisitor(c.req.raw.headers, c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'))
    await next()
  })
