import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/app-environment.ts'
import { contentSecurityPolicy, type PolicySources } from '#server/http/content-security-policy.ts'

/** One year, as the preload list asks for. Without subdomains: those are not ours to decide about. */
const strictTransport = 'max-age=31536000'

/**
 * Puts the headers that protect a visitor on every answer.
 * The Referrer-Policy is never `no-referrer`: browsers would then post forms with `Origin: null`.
 * @param options.opened what the Content-Security-Policy is opened for, on the origin where the visitor found the site
 */
export const securityHeaders = (
  options: { opened?: (origin: string) => PolicySources; hasPolicy?: boolean } = {},
) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    await next()
    const { headers } = c.res
    if (options.hasPolicy ?? true) {
      const opened = options.opened?.(c.var.visitor.origin)
      headers.set('Content-Security-Policy', contentSecurityPolicy(c.var.inlineSources, opened))
    }
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (c.var.visitor.origin.startsWith('https:')) headers.set('Strict-Transport-Security', strictTransport)
  })
