/** The sources that the policy allows, by directive. Hashes and nonces have quotes, as in the header; hosts have none. */
export type PolicySources = Partial<
  Record<
    'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'media-src' | 'worker-src' | 'frame-src',
    string[]
  >
>

/**
 * Writes the Content-Security-Policy of a response. It allows this site's own files and the listed inline code.
 * @param inline the inline scripts and styles of the document
 * @param opened sources that a configuration adds, such as the hosts of a voice platform
 */
export function contentSecurityPolicy(inline: PolicySources = {}, opened: PolicySources = {}): string {
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
