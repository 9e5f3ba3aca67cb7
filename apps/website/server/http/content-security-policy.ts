/** Hosts that a configuration opens the policy for, by directive. */
export type PolicySources = Partial<
  Record<
    | 'script-src'
    | 'style-src'
    | 'img-src'
    | 'font-src'
    | 'connect-src'
    | 'media-src'
    | 'worker-src'
    | 'frame-src',
    string[]
  >
>

/**
 * Writes the Content-Security-Policy of an answer: everything from this site only, no inline script but the ones named, no
 * inline style at all.
 * @param scripts hashes or a nonce of the document's inline scripts, quoted as in the header
 * @param opened what a configuration adds, such as the hosts of a voice platform
 */
export function contentSecurityPolicy(scripts: readonly string[], opened: PolicySources = {}): string {
  const own: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const names = new Set([...Object.keys(own), ...Object.keys(opened)])
  return [...names]
    .map((name) => [name, ...(own[name] ?? []), ...(opened[name as keyof PolicySources] ?? [])].join(' '))
    .join('; ')
}
