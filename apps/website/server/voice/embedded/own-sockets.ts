import type { PolicySources } from '#server/http/content-security-policy.ts'

/**
 * What the content security policy opens for calls on this server: sockets on the site's own origin. By CSP 3 `'self'` says
 * so already, but Safari before 15.4 and Firefox before 116 read it as the scheme of the page alone.
 */
export function ownSockets(origin: string): PolicySources {
  const { protocol, host } = new URL(origin)
  // A policy cannot name an IPv6 address.
  return host.startsWith('[') ? {} : { 'connect-src': [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`] }
}
