import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const reasonPhrases = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>

export type ApiErrorStatus = keyof typeof reasonPhrases

/** An error in the hosted platform's format. */
export function apiError(c: Context, statusCode: ApiErrorStatus, message: string): Response {
  return c.json({ statusCode, error: reasonPhrases[statusCode], message }, statusCode)
}
