import { bodyLimit, readBody } from './read-body.ts'
import { problemResponse } from './problem.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

export type ReadJson = { read: true; value: unknown } | { read: false; response: Response }

/** Reads a JSON body of at most `limit` bytes, or returns the HTTP error: 400, 413 or 415. */
export async function readJson(request: Request, limit = bodyLimit): Promise<ReadJson> {
  if (!isJson(request.headers)) {
    return refuse(
      415,
      'Unsupported media type',
      'Send the request as application/json in UTF-8, not compressed.',
    )
  }
  const body = await readBody(request, limit)
  if (body.outcome === 'too-large') {
    return refuse(413, 'Content too large', `Send at most ${limit} bytes.`)
  }
  if (body.outcome === 'broken-off') {
    return refuse(400, 'Bad request', 'The request ended before its body did. Send it again.')
  }
  try {
    return { read: true, value: JSON.parse(utf8.decode(body.bytes)) as unknown }
  } catch {
    return refuse(400, 'Bad request', 'The body is not JSON in UTF-8. Correct it and send it again.')
  }
}

function isJson(headers: Headers): boolean {
  const encoding = headers.get('Content-Encoding') ?? 'identity'
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith('charset='))
  return (
    encoding.toLowerCase() === 'identity' &&
    type.trim() === 'application/json' &&
    (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
  )
}

function refuse(status: 400 | 413 | 415, title: string, detail: string): ReadJson {
  return { read: false, response: problemResponse({ status, title, detail }) }
}
