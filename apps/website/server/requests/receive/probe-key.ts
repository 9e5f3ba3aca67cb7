import { hash, randomBytes } from 'node:crypto'

const mark = 'frontdesk-probe-'

/**
 * Creates an Idempotency-Key for one probe. It cannot be guessed, and it has no effect unless the store permits it
 * (`permitProbe`).
 */
export const createProbeKey = (): string => mark + randomBytes(24).toString('base64url')

/** Whether a key claims to be a probe. The store decides whether it is one. */
export const claimsToBeProbe = (idempotencyKey: string | null): boolean =>
  idempotencyKey?.startsWith(mark) ?? false

/** Hashes a key as the store does. */
export const hashProbeKey = (key: string): string => hash('sha256', key)
