import type { PolicySources } from '#server/runtime/http/app-environment.ts'

/**
 * Returns the sources of the content security policy for calls on this server: sockets on the site's own origin. In CSP 3
 * `'self'` includes them, but Safari before 15.4 and Firefox before 116 apply it to the page's scheme only.
 */
export function ownSockets(origin: string): PolicySources {
  const { protocol, host } = new URL(origin)
  // A policy cannot name an IPv6 address.
  return host.startsWith('[') ? {} : { 'connect-src': [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`] }
}
