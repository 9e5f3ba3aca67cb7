import type { HttpBindings } from '@hono/node-server'
import type { PolicySources } from './http/content-security-policy.ts'
import type { Visitor } from './http/visitor.ts'
import type { Staff } from './staff/staff.ts'

/** What the middleware leaves for the handlers (`c.var`), and what Node's HTTP server gives (`c.env`; absent in tests). */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    visitor: Visitor
    /** What the document at hand carries inline, for its policy: hashes or a nonce. */
    inlineSources: PolicySources
    /** A Content-Security-Policy in place of that of the pages. */
    policy: string
    /** Who is signed in; behind `requireStaff` alone. */
    staff: Staff
    /** Of the one who is signed in; behind `requireStaff` alone. */
    sessionId: string
    csrfToken: string
  }
}
