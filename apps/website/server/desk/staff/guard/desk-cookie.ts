import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { createMiddleware } from 'hono/factory'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readBody } from '#server/runtime/http/read-body.ts'
import { createToken, csrfTokenOf, isCsrfToken } from './tokens.ts'

/**
 * `desk`: the session. `desk-form`: binds forms of signed-out visitors. `desk-step`: a sign-in that continues
 * elsewhere. `desk-known`: identifies a browser that has signed in, and grants nothing.
 */
type DeskCookie = 'desk' | 'desk-form' | 'desk-step' | 'desk-known'

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

/** Returns the token for a form of a signed-out visitor, bound to a cookie that lasts until the browser is closed. */
export function formTokenFor(c: Context<AppEnvironment>): string {
  const known = readDeskCookie(c, 'desk-form')
  if (known !== undefined) return csrfTokenOf(known)
  const cookie = createToken()
  setDeskCookie(c, 'desk-form', cookie)
  return csrfTokenOf(cookie)
}

/**
 * Whether a token belongs to the browser that sent it. Without this check, another site could sign a visitor in as
 * somebody else.
 */
export const hasFormToken = (c: Context<AppEnvironment>, token: string | undefined): boolean =>
  isCsrfToken(token, readDeskCookie(c, 'desk-form'))

/** The same for JSON sent by a script of the page, in the header of the desk's own changes. */
export const requireFormToken = createMiddleware<AppEnvironment>(async (c, next) =>
  hasFormToken(c, c.req.header('x-csrf-token'))
    ? next()
    : problemResponse({
        status: 403,
        title: 'Forbidden',
        detail: 'This page was open for too long. Load it again.',
      }),
)

const maxBytes = 8 * 1024

/** Reads the fields of a native form. An invalid body returns none, and is refused for its missing token. */
export async function readFormFields(c: Context<AppEnvironment>): Promise<Record<string, string>> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return {}
  const body = await readBody(c.req.raw, maxBytes)
  if (body.outcome !== 'read') return {}
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body.bytes)))
}
