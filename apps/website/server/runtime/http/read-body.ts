/**
 * Maximum size of a request body in bytes: the longest form in the widest script takes about 50,000 when posted
 * natively.
 */
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
