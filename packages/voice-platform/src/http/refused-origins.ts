import type { PlatformContext } from './platform-context.ts'

/** How many origins are named in the log, so that nobody can fill it. */
const mostNamed = 100
/** The longest name of a host is 253 characters. */
const longestOrigin = 300

/**
 * Returns a function that names each origin whose pages may not call in the log, once. It also runs for the browser's own
 * question before the request, because the request itself never arrives.
 */
export function createRefusedOrigins({ originAllowed, log }: Pick<PlatformContext, 'originAllowed' | 'log'>) {
  const named = new Set<string>()
  return (origin: string | undefined, host: string): void => {
    if (origin === undefined || originAllowed(origin, host)) return
    const name = origin.slice(0, longestOrigin)
    if (named.has(name) || named.size >= mostNamed) return
    named.add(name)
    log.warn('Calls from this origin are not allowed: add it to allowedOrigins', { origin: name })
  }
}
