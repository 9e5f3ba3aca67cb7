import { STATUS_CODES } from 'node:http'
import { createMiddleware } from 'hono/factory'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { storeRetrySeconds } from '#server/store/store-unavailable-error.ts'
import { bodyLimit, readBody } from '#server/runtime/http/read-body.ts'

/** Answers in the voice platform's error format, which its clients read: {statusCode, error, message}. */
export function platformError(
  statusCode: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { statusCode, error: STATUS_CODES[statusCode], message },
    { status: statusCode, headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

/** The answer to a call when the store cannot be reached. */
export const storeUnavailableError = (): Response =>
  platformError(503, 'Calls cannot be started just now. Please try again in a moment.', {
    'Retry-After': String(storeRetrySeconds),
  })

/**
 * Refuses a body that no client of the platform sends: too large, not JSON, not an object. A page of another site
 * cannot send JSON without a preflight request. An accepted request continues with the bytes that were read. Do not
 * clone the request instead: with a large body, each copy would wait forever for the other to be read.
 */
export const refuseInvalidBody = createMiddleware<AppEnvironment>(async (c, next) => {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return platformError(415, 'Send the call as application/json.')
  const body = await readBody(c.req.raw)
  switch (body.outcome) {
    case 'too-large':
      return platformError(413, `Send at most ${bodyLimit} bytes.`)
    case 'broken-off':
      return platformError(400, 'The request ended before its body did.')
    case 'read':
      if (!isJsonObject(body.bytes)) return platformError(400, 'The body is not a JSON object.')
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: body.bytes })
      return next()
  }
})

function isJsonObject(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
