import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** A body in the encodings that shorten it. */
type CompressedBodies = Partial<Record<Encoding, Bytes>>

/** A body in memory, compressed once for all encodings. */
export type PreparedContent = {
  type: string
  bodies: { identity: Bytes } & CompressedBodies
  /** Without quotes. Each encoding derives its own entity tag from it. */
  hash: string
}

const compressible =
  /^text\/|[/+](?:json|xml|javascript)\b|^image\/svg|^font\/[ot]tf|\/wasm$|\/manifest\+json$/

/**
 * Prepares a body of a type.
 * @param compressed the same body in the encodings that shorten it; without them it is compressed here
 */
export async function prepareContent(
  body: Bytes,
  type: string,
  compressed?: CompressedBodies,
): Promise<PreparedContent> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { type, bodies: { identity: body, ...(compressed ?? (await compress(body, type))) }, hash }
}

/** Compresses a body with brotli and gzip if its type benefits from it. Without the encodings that do not shorten it. */
export async function compress(body: Bytes, type: string): Promise<CompressedBodies> {
  if (!compressible.test(type)) return {}
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        // The smallest input block saves up to 80 bytes per page, on some pages a whole packet.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    promisify(gzip)(body, { level: 9 }),
  ])
  return {
    ...(br.byteLength < body.byteLength && { br: new Uint8Array(br) }),
    ...(gz.byteLength < body.byteLength && { gzip: new Uint8Array(gz) }),
  }
}

/** Answers a GET or HEAD with prepared content: 304 if the client has it, otherwise in the best encoding it accepts. */
export function answerWith(
  content: PreparedContent,
  request: Request,
  options: { status?: number; cacheControl: string },
): Response {
  const { bodies, hash, type } = content
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? '', bodies)
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers = new Headers({
    'Cache-Control': options.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
  })
  if (hasTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })

  const body = bodies[encoding] ?? bodies.identity
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : body, { status: options.status ?? 200, headers })
}

/** Whether a client has the body with this entity tag (RFC 9110, section 13.1.2). */
export function hasTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')
}

/** Content codings with a prepared body, the smaller one first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Chooses the content coding of an answer (RFC 9110, section 12.5.3): the client's highest weight wins, and the smaller
 * body breaks a tie.
 * @param available the codings with a prepared body
 */
export function chooseEncoding(
  acceptEncoding: string,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | 'identity' {
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  let best: Encoding | 'identity' = 'identity'
  let bestWeight = 0
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (available[encoding] !== undefined && weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return (weights.get('identity') ?? 0) > bestWeight ? 'identity' : best
}
