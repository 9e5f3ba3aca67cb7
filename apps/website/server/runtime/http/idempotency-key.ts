/** 1 to 255 characters of visible ASCII: enough for a UUID, a hash or the quoted string of the IETF draft. */
const validKey = /^[\x21-\x7e]{1,255}$/

/** Reads a request's `Idempotency-Key`: a key, none, or an invalid one. */
export function readIdempotencyKey(headers: Headers): { valid: true; key: string | null } | { valid: false } {
  const key = headers.get('Idempotency-Key')
  if (key === null) return { valid: true, key }
  return validKey.test(key) ? { valid: true, key } : { valid: false }
}
