import type { HttpBindings } from '@hono/node-server'
import type { PolicySources } from './security-headers.ts'
import type { Visitor } from './visitor.ts'
import type { Staff } from '#contract/desk/staff.ts'

/** Set by the middleware for the handlers (`c.var`), and Node's request objects (`c.env`; absent in tests). */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    visitor: Visitor
    /** The inline content of the current document, for its policy: hashes or a nonce. */
    inlineSources: PolicySources
    /** A Content-Security-Policy that replaces the one of the pages. */
    policy: string
    /** The signed-in member of staff; only behind `requireStaff`. */
    staff: Staff
    /** The session of that person; only behind `requireStaff`. */
    sessionId: string
    csrfToken: string
  }
}
