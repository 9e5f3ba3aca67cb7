import type { HttpBindings } from '@hono/node-server'
import type { PolicySources } from './http/content-security-policy.ts'
import type { Visitor } from './http/visitor.ts'

/** What the middleware leaves for the handlers (`c.var`), and what Node's HTTP server gives (`c.env`; absent in tests). */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    visitor: Visitor
    /** What the document at hand carries inline, for its policy: hashes or a nonce. */
    inlineSources: PolicySources
  }
}
