import { createHash, randomBytes, createHmac, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url. `maskPath` keeps words of that length out of the log. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: it cannot be used to sign in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token that a page sends with a change. It is derived from the cookie, so nothing is stored. */
export const csrfTokenOf = (cookie: string): string =>
  createHmac('sha256', cookie).update('desk form').digest('base64url')

/** Whether a token belongs to this cookie. */
export function isCsrfToken(token: string | undefined, cookie: string | undefined): boolean {
  if (token === undefined || cookie === undefined) return false
  const expected = Buffer.from(csrfTokenOf(cookie))
  const bytes = Buffer.from(token)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}
