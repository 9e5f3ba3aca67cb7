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

/** Maximum size of a request body in bytes, where its reader names none. */
export const bodyLimit = 64 * 1024

export type ReadBody =
  | { outcome: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { outcome: 'too-large' }
  | { outcome: 'broken-off' }

/** Reads a request body of at most `limit` bytes, with or without a Content-Length. */
export async function readBody(request: Request, limit = bodyLimit): Promise<ReadBody> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced) > limit) return { outcome: 'too-large' }
  try {
    // Node enforces the announced length, so such a body needs no counting. Counting requires a web stream, which takes
    // longer than the rest of the request.
    const bytes =
      announced === null ? await readCounting(request, limit) : new Uint8Array(await request.arrayBuffer())
    return bytes && bytes.length <= limit ? { outcome: 'read', bytes } : { outcome: 'too-large' }
  } catch {
    return { outcome: 'broken-off' }
  }
}

/** Returns null as soon as the body exceeds the limit. */
async function readCounting(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
