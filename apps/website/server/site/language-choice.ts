import { getCookie, setCookie } from 'hono/cookie'
import type { MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'

/** A language of the site, and the address of its home page. */
type ChoosableLanguage = { tag: string; homePath: string }

const cookie = 'language'
const year = 365 * 24 * 3600

/**
 * Chooses the language that a browser asks for (RFC 9110, 12.5.4): the one with the highest weight that the site has, by
 * its whole tag or by its language alone.
 * @param languages the default first
 */
export function chooseLanguage<Choice extends { tag: string }>(
  acceptLanguage: string | undefined,
  languages: readonly [Choice, ...Choice[]],
): Choice {
  const [byDefault] = languages
  const codeOf = (tag: string) => tag.toLowerCase().split('-')[0]
  const wanted = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .toSorted((one, other) => other.q - one.q)
  for (const { type } of wanted) {
    if (type === '*') return byDefault
    const found =
      languages.find(({ tag }) => tag.toLowerCase() === type.toLowerCase()) ??
      languages.find(({ tag }) => codeOf(tag) === codeOf(type))
    if (found) return found
  }
  return byDefault
}

/**
 * On a first visit to `/`, leads to the language that the browser asks for. Who goes from a page to one in another language has
 * chosen, and finds that language at `/` from then on: the only cookie of the pages, and only of a site in several languages.
 * @param languages the default first
 */
export function languageChoice(
  languages: readonly [ChoosableLanguage, ...ChoosableLanguage[]],
): MiddlewareHandler<AppEnvironment> {
  const [byDefault, ...others] = languages
  const languageOf = (path: string) =>
    others.find(({ homePath }) => path === homePath || path.startsWith(`${homePath}/`)) ?? byDefault

  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const before = URL.parse(c.req.header('Referer') ?? '')
    const comesFromHere = before?.origin === c.var.visitor.origin
    if (pathname === '/' && ['GET', 'HEAD'].includes(c.req.method) && !comesFromHere) {
      const chosen = languages.find(({ tag }) => tag === getCookie(c, cookie))
      const { homePath } = chosen ?? chooseLanguage(c.req.header('Accept-Language'), languages)
      if (homePath !== '/') {
        // For this visitor only.
        return c.body(null, 302, { Location: homePath + search, 'Cache-Control': 'private, no-store' })
      }
    }
    await next()
    if (pathname === '/') c.header('Vary', 'Accept-Language, Cookie', { append: true })
    // A page that the browser has already is answered without its type.
    const isPage = c.req.header('Accept')?.includes('text/html') === true
    const { tag } = languageOf(pathname)
    if (isPage && comesFromHere && languageOf(before.pathname).tag !== tag) {
      setCookie(c, cookie, tag, {
        httpOnly: true,
        maxAge: year,
        path: '/',
        sameSite: 'Lax',
        secure: c.var.visitor.origin.startsWith('https:'),
      })
      // No cache gives it to somebody else.
      c.header('Cache-Control', 'private, no-cache')
    }
    return undefined
  }
}
