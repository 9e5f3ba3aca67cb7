import type { Attempt } from './draft.ts'

/**
 * The attempt to send these contents: the former one's key where both are, or may be, the same request.
 * - The same contents keep their key: a second press, a reload or a lost answer makes one row.
 * - Changed contents keep it as long as nobody knows whether the former ones arrived: should they still be on their way, one
 *   of the two is refused. The caller answers such a conflict with `renewAttempt`.
 * - Changed contents after a refusal are a new request.
 */
export function beginAttempt(body: string, former: Attempt | undefined): Attempt {
  const isSameRequest = former && (former.body === body || !former.isSettled)
  return { key: isSameRequest ? former.key : newKey(), body, isSettled: false }
}

/** The same contents as a request of their own: the former key belongs to other contents, which are stored. */
export function renewAttempt(attempt: Attempt): Attempt {
  return { ...attempt, key: newKey() }
}

/** 128 random bits. Not `randomUUID`, which a site on plain http does not have: a form has to work there too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
