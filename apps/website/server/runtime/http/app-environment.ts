import type { HttpBindings } from '@hono/node-server'
import type { Me } from '#contract/desk/staff.ts'

/** Set by the middleware for the handlers (`c.var`), and Node's request objects (`c.env`; absent in tests). */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    visitor: Visitor
    /** The origin of the page that sent the request, if it is one of `ALLOWED_ORIGINS`. */
    guest?: string
    /** The inline content of the current document, for its policy: hashes or a nonce. */
    inlineSources: PolicySources
    /** A Content-Security-Policy that replaces the one of the pages. */
    policy: string
    /** The signed-in member of staff; only behind `requireStaff`. */
    staff: Me
    /** The session of that person; only behind `requireStaff`. */
    sessionId: string
    csrfToken: string
  }
}

/** The client of a request, as far as the server needs to know. */
export type Visitor = {
  /**
   * Represents the visitor's network without naming it. IPv6 counts by /64, since one household holds that many
   * addresses.
   */
  client: string
  /** The site's address as the visitor sees it: PUBLIC_URL, or else that of the request. */
  origin: string
  /** The requested host, with its port if that is not the default. */
  host: string
}

/** The sources that the policy allows, by directive. Hashes and nonces have quotes, as in the header; hosts have none. */
export type PolicySources = Partial<
  Record<
    'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'media-src' | 'worker-src' | 'frame-src',
    string[]
  >
>
