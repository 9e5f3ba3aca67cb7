import { bodyLimit, readBody } from '#server/http/read-body.ts'
import { platformError } from './platform-error.ts'

/**
 * Refuses a request whose body no client of the platform sends: too large, not JSON, no object. A page of another site
 * cannot send JSON without asking first. Of what passes, nothing is used.
 */
export async function refuseBody(request: Request): Promise<Response | null> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') return platformError(415, 'Send the call as application/json.')
  const body = await readBody(request)
  switch (body.outcome) {
    case 'too-large':
      return platformError(413, `Send at most ${bodyLimit} bytes.`)
    case 'broken-off':
      return platformError(400, 'The request ended before its body did.')
    case 'read':
      return isJsonObject(body.bytes) ? null : platformError(400, 'The body is not a JSON object.')
  }
}

function isJsonObject(bytes: Uint8Array): boolean {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
