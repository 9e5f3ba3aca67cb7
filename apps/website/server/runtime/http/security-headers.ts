import { createMiddleware } from 'hono/factory'
import type { AppEnvironment, PolicySources } from './app-environment.ts'

/** One year. `includeSubDomains` is left out, because other sites of the owner may run on subdomains without TLS. */
const strictTransport = 'max-age=31536000'

const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers on every response. The Referrer-Policy is never `no-referrer`, because browsers would then
 * post forms with `Origin: null`. A response that can load nothing gets a policy that allows nothing.
 * @param options.opened additional sources of the Content-Security-Policy, for the origin that the visitor sees
 * @param options.usesCamera whether pages record the visitor's camera
 * @param options.hasPolicy whether the Content-Security-Policy is set; true by default
 */
export const securityHeaders = (
  options: { opened?: (origin: string) => PolicySources; usesCamera?: boolean; hasPolicy?: boolean } = {},
) => {
  const policyOf = rememberPolicies(options.opened)
  const camera = options.usesCamera ? '(self)' : '()'
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next()
    const { headers } = c.res
    // Undefined if the request was refused before the client was identified.
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

/** Origins that are cached for each page. Without `PUBLIC_URL`, clients choose the origin, so the cache needs a limit. */
const maxOrigins = 20

/** Caches the policy of each page by origin, because writing it is the slowest part of serving a page from memory. */
function rememberPolicies(opened: ((origin: string) => PolicySources) | undefined) {
  const byPage = new WeakMap<PolicySources, Map<string | undefined, string>>()
  return (inline: PolicySources, origin: string | undefined): string => {
    const byOrigin = byPage.get(inline) ?? new Map<string | undefined, string>()
    byPage.set(inline, byOrigin)
    const known = byOrigin.get(origin)
    if (known !== undefined) return known
    const policy = contentSecurityPolicy(inline, origin === undefined ? {} : opened?.(origin))
    if (byOrigin.size < maxOrigins) byOrigin.set(origin, policy)
    return policy
  }
}

/**
 * Whether a response can load nothing. Scripts (as workers) and SVG files can, so they keep the policy of pages. So does a
 * 304: it has no type, and its headers replace those of the cached page.
 */
function loadsNothing(headers: Headers, inlineSources: PolicySources | undefined): boolean {
  return inlineSources === undefined && !/html|javascript|svg/.test(headers.get('Content-Type') ?? 'html')
}

/** Pictures are also shown elsewhere: in e-mails and link previews. */
function isPicture(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('image/') ?? false
}

/**
 * Writes the Content-Security-Policy of a response. It allows this site's own files and the listed inline code.
 * @param inline the inline scripts and styles of the document
 * @param opened sources that a configuration adds, such as the hosts of a voice platform
 */
function contentSecurityPolicy(inline: PolicySources = {}, opened: PolicySources = {}): string {
  const own: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const layers: Record<string, string[]>[] = [own, inline, opened]
  const directives = new Set(layers.flatMap((layer) => Object.keys(layer)))
  return [...directives]
    .map((directive) => [directive, ...layers.flatMap((layer) => layer[directive] ?? [])].join(' '))
    .join('; ')
}
