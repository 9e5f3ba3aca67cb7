/** The most a request body may hold, in bytes: the longest form in the widest script takes about 50,000 when it is posted natively. */
export const bodyLimit = 64 * 1024

export type ReadBody =
  | { outcome: 'read'; bytes: Uint8Array<ArrayBuffer> }
  | { outcome: 'too-large' }
  | { outcome: 'broken-off' }

/** Reads a request body of at most `bodyLimit` bytes, whether its length was announced or not. */
export async function readBody(request: Request): Promise<ReadBody> {
  const announced = Number(request.headers.get('Content-Length') ?? 0)
  if (announced > bodyLimit) return { outcome: 'too-large' }
  if (!request.body) return { outcome: 'read', bytes: new Uint8Array() }

  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > bodyLimit) return { outcome: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    return { outcome: 'broken-off' }
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return { outcome: 'read', bytes }
}
