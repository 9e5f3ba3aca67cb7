import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnvironment } from '#server/app-environment.ts'

/** `desk`: the session. `desk-form`: binds the forms of a stranger. `desk-step`: a sign-in that has begun elsewhere. */
type DeskCookie = 'desk' | 'desk-form' | 'desk-step'

/**
 * Browsers take a `__Host-` cookie only with `Secure`, and `Secure` only over HTTPS: Safari makes no exception for localhost. A
 * site that is tried out on http://localhost:3000 gets plain names, which it reads on plain HTTP alone.
 */
const isSecure = (c: Context<AppEnvironment>): boolean => c.var.visitor.origin.startsWith('https:')

const nameOf = (c: Context<AppEnvironment>, cookie: DeskCookie): string =>
  isSecure(c) ? `__Host-${cookie}` : cookie

export const readDeskCookie = (c: Context<AppEnvironment>, cookie: DeskCookie): string | undefined =>
  getCookie(c, nameOf(c, cookie))

/**
 * Sets a cookie for the whole site, since `__Host-` allows no narrower path. `SameSite=Lax`, not `Strict`: with that, a person
 * who follows a link from a notice, or comes back from a sign-in provider, would arrive as a stranger.
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
