import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import { contentSecurityPolicy, type PolicySources } from '#server/http/content-security-policy.ts'

/** One year, as the preload list asks for. Without subdomains: those are not ours to decide about. */
const strictTransport = 'max-age=31536000'

const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Puts the headers that protect a visitor on every answer.
 * The Referrer-Policy is never `no-referrer`: browsers would then post forms with `Origin: null`.
 * What is no document loads nothing, so its policy allows nothing.
 * @param options.opened what the Content-Security-Policy is opened for, on the origin where the visitor found the site
 * @param options.usesCamera whether pages record the visitor's camera
 */
export const securityHeaders = (
  options: { opened?: (origin: string) => PolicySources; usesCamera?: boolean; hasPolicy?: boolean } = {},
) => {
  const policyOf = rememberPolicies(options.opened)
  const camera = options.usesCamera ? '(self)' : '()'
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next()
    const { headers } = c.res
    // None, when the request was refused before it was known who asks.
    const origin: string | undefined = c.get('visitor')?.origin
    if (options.hasPolicy ?? true) {
      const policy = loadsNothing(headers, c.var.inlineSources)
        ? emptyPolicy
        : (c.var.policy ?? policyOf(c.var.inlineSources ?? nothingInline, origin))
      headers.set('Content-Security-Policy', policy)
    }
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set(
      'Permissions-Policy',
      `microphone=(self), camera=${camera}, geolocation=(), payment=(), usb=()`,
    )
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', isPicture(headers) ? 'cross-origin' : 'same-origin')
    if (origin?.startsWith('https:')) headers.set('Strict-Transport-Security', strictTransport)
  })
}

const nothingInline: PolicySources = {}

/** Without `PUBLIC_URL` a stranger chooses the origin. */
const mostOrigins = 20

/** Writes the policy of each page once for each origin: the text is the largest part of an answer from memory. */
function rememberPolicies(opened: ((origin: string) => PolicySources) | undefined) {
  const byPage = new WeakMap<PolicySources, Map<string | undefined, string>>()
  return (inline: PolicySources, origin: string | undefined): string => {
    const byOrigin = byPage.get(inline) ?? new Map<string | undefined, string>()
    byPage.set(inline, byOrigin)
    const known = byOrigin.get(origin)
    if (known !== undefined) return known
    const policy = contentSecurityPolicy(inline, origin === undefined ? {} : opened?.(origin))
    if (byOrigin.size < mostOrigins) byOrigin.set(origin, policy)
    return policy
  }
}

/**
 * Whether an answer is neither a document nor anything that could become one or work for one: scripts and drawings keep the
 * policy of pages. A 304 names no type, and what it says of a page replaces what the page said.
 */
function loadsNothing(headers: Headers, inlineSources: PolicySources | undefined): boolean {
  return inlineSources === undefined && !/html|javascript|svg/.test(headers.get('Content-Type') ?? 'html')
}

/** Pictures are also shown elsewhere: in e-mails and in previews of links. */
function isPicture(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('image/') ?? false
}
