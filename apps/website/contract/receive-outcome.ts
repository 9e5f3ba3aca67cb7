import type { FieldErrors } from './consultation-request.ts'
import type { Consultation } from './consultation.ts'

/** What became of one attempt to send a request. */
export type ReceiveOutcome =
  /** The stored row, whether this attempt or an earlier one created it. */
  | { outcome: 'accepted'; consultation: Consultation; repeated: boolean; isProbe?: true }
  | { outcome: 'invalid'; errors: FieldErrors }
  /** The key was already used for different content. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  /** The store cannot be reached; nothing was acknowledged, and a retry is safe. */
  | { outcome: 'unavailable'; retryAfterSeconds: number }
