import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { apiError } from './api-error.ts'

/** Requires the private key as bearer token. Without a configured key, every request is refused. */
export function requireApiKey(apiKey: string | undefined) {
  return createMiddleware(async (c, next) => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
    if (apiKey === undefined || bearer === undefined || !isSame(bearer, apiKey)) {
      return apiError(c, 401, 'This call needs the private API key as bearer token.')
    }
    return next()
  })
}

function isSame(presented: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(presented), digest(wanted))
}
