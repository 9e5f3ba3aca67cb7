import type { HttpBindings } from '@hono/node-server'
import type { Visitor } from './http/visitor.ts'

/** What the middleware leaves for the handlers (`c.var`), and what Node's HTTP server gives (`c.env`; absent in tests). */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    visitor: Visitor
    /** Sources of inline scripts that the document at hand allows: hashes or a nonce, quoted as in the header. */
    scriptSources: readonly string[]
  }
}
