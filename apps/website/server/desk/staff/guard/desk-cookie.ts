import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'

/**
 * `desk`: the session. `desk-form`: binds forms of signed-out visitors. `desk-step`: a sign-in that continues
 * elsewhere.
 */
type DeskCookie = 'desk' | 'desk-form' | 'desk-step'

/**
 * Browsers accept a `__Host-` cookie only with `Secure`, and `Secure` only over HTTPS; Safari makes no exception for
 * localhost. A site tested on http://localhost:3000 uses plain names, which it accepts on plain HTTP only.
 */
const isSecure = (c: Context<AppEnvironment>): boolean => c.var.visitor.origin.startsWith('https:')

const nameOf = (c: Context<AppEnvironment>, cookie: DeskCookie): string =>
  isSecure(c) ? `__Host-${cookie}` : cookie

export const readDeskCookie = (c: Context<AppEnvironment>, cookie: DeskCookie): string | undefined =>
  getCookie(c, nameOf(c, cookie))

/**
 * Sets a cookie for the whole site, because `__Host-` allows no narrower path. `SameSite=Lax` instead of `Strict`: with
 * `Strict`, a person who follows a link from a notice, or returns from a sign-in provider, would appear signed out.
 * @param maxAge seconds; without it, the cookie ends with the browser. 0 deletes it.
 */
export function setDeskCookie(
  c: Context<AppEnvironment>,
  cookie: DeskCookie,
  value: string,
  maxAge?: number,
): void {
  setCookie(c, nameOf(c, cookie), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    ...(maxAge === undefined ? {} : { maxAge }),
  })
}
