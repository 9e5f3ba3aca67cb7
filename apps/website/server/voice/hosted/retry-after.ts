/** The wait if a busy platform sends no Retry-After, and the maximum wait for visitors. */
const defaultSeconds = 30
const maxSeconds = 3600

/** Parses `Retry-After`, which holds seconds or a date (RFC 9110, 10.2.3), as whole seconds from 1 to 3600. */
export function readRetryAfter(headers: Headers | undefined, now = Date.now()): number {
  const value = headers?.get('Retry-After')?.trim() ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isNaN(seconds) ? defaultSeconds : Math.min(Math.max(seconds, 1), maxSeconds)
}
