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
