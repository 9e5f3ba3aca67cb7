import { STATUS_CODES } from 'node:http'

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
