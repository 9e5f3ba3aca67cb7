import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from './app-environment.ts'
import { problemResponse } from './problem.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses methods that no route handles, such as TRACE, for which no Request can be created. */
export const knownMethods = createMiddleware<AppEnvironment>(async (c, next) =>
  methods.includes(c.req.method)
    ? next()
    : problemResponse(
        { status: 405, title: 'Method not allowed', detail: 'Use another method.' },
        { Allow: methods.join(', ') },
      ),
)
