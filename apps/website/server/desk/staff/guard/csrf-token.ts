import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token that a page sends with a change. It is derived from the cookie, so nothing is stored. */
export const csrfTokenOf = (cookie: string): string =>
  createHmac('sha256', cookie).update('desk form').digest('base64url')

/** Whether a token belongs to this cookie. */
export function isCsrfToken(given: string | undefined, cookie: string | undefined): boolean {
  if (given === undefined || cookie === undefined) return false
  const expected = Buffer.from(csrfTokenOf(cookie))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
