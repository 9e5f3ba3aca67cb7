/** A request with these contents under an idempotency key, and whether its outcome is known. */
export type SendAttempt = { key: string; body: string; isSettled: boolean }

/**
 * Begins an attempt to send these contents. It keeps the former attempt's key if both are, or may be, the same request.
 * - The same contents keep their key: a second press, a reload or a lost answer adds only one row.
 * - Changed contents keep the key while the outcome of the former contents is unknown: if those still arrive, the server
 * refuses one of the two. The caller answers such a conflict with `renewAttempt`.
 * - Changed contents after a refusal are a new request.
 */
export function beginAttempt(body: string, former: SendAttempt | undefined): SendAttempt {
  const isSameRequest = former && (former.body === body || !former.isSettled)
  return { key: isSameRequest ? former.key : newKey(), body, isSettled: false }
}

/** Returns a new key for the same contents, because the former key belongs to other, stored contents. */
export function renewAttempt(attempt: SendAttempt): SendAttempt {
  return { ...attempt, key: newKey() }
}

/** 128 random bits. Not `randomUUID`, which is missing on plain http, where forms must work, too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
