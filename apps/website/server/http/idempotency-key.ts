/** 1 to 255 characters of visible ASCII: wide enough for a UUID, a hash or the quoted string of the IETF draft. */
const validKey = /^[\x21-\x7e]{1,255}$/

/** What a request's `Idempotency-Key` says: a key, none, or something that is no key. */
export function readIdempotencyKey(headers: Headers): { valid: true; key: string | null } | { valid: false } {
  const key = headers.get('Idempotency-Key')
  if (key === null) return { valid: true, key }
  return validKey.test(key) ? { valid: true, key } : { valid: false }
}
