import { hash, randomBytes } from 'node:crypto'

const mark = 'frontdesk-probe-'

/** An Idempotency-Key for one probe. Nobody can guess it, and it means nothing unless the store permits it (`permitProbe`). */
export const createProbeKey = (): string => mark + randomBytes(24).toString('base64url')

/** Whether a request says of itself that it is a probe. The store knows whether it may. */
export const claimsToBeProbe = (idempotencyKey: string | null): boolean =>
  idempotencyKey?.startsWith(mark) ?? false

/** How the store names a key. */
export const hashProbeKey = (key: string): string => hash('sha256', key)
