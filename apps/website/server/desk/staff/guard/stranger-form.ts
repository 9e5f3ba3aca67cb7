import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { readBody } from '#server/runtime/http/read-body.ts'
import { createToken } from '../token.ts'
import { csrfTokenOf, isCsrfToken } from './csrf-token.ts'
import { readDeskCookie, setDeskCookie } from './desk-cookie.ts'

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
export const hasFormToken = (c: Context<AppEnvironment>, given: string | undefined): boolean =>
  isCsrfToken(given, readDeskCookie(c, 'desk-form'))

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
