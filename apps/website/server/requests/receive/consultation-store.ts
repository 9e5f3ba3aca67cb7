import type { Proof } from '#server/requests/spam/proof-of-work/create-proof-of-work.ts'
import type { SpamReason } from '#server/requests/spam/spam-judgement.ts'
import type { ConsultationContext } from '#contract/consultation-context.ts'
import type { Consultation } from '#contract/consultation.ts'

/** The identity of a request. Two requests with the same identity are one. */
export type RequestIdentity = {
  /** SHA-256 of the client's Idempotency-Key; null if it sent none. */
  idempotencyKeyHash: string | null
  /** SHA-256 of the seven normalised fields. A different hash under the same key is a conflict. */
  contentHash: string
  /** Without a key, the same content since this instant (ISO 8601) is the same request. */
  sameContentSince: string
  /** Whether the key marks a probe (`server/probe`). A probe that the store did not permit is a conflict. */
  claimsToBeProbe?: boolean
}

/** The limit of new requests from one client through one form. */
export type RequestLimit = {
  /** Identifies client and form. Hash it: the store keeps the key as given. */
  key: string
  /** New requests per minute; the window begins with the first one. Repeats are not counted. */
  perMinute: number
}

export type AddOutcome =
  /** The stored row and context; for a repeat, those of the first request. */
  | {
      outcome: 'added' | 'repeated'
      consultation: Consultation
      context: ConsultationContext
      isProbe?: true
      /** The channels that will deliver it; none for a repeat. */
      enqueued?: string[]
    }
  | { outcome: 'conflict' }
  /** Whole seconds, at least one. */
  | { outcome: 'limited'; retryAfterSeconds: number }

/** Stores consultation requests. */
export type ConsultationStore = {
  /**
   * Adds a request in one transaction, unless it exists already or exceeds the limit, and reads the stored row back.
   * Resolves only when the row would survive a power loss. Concurrent repeats get the same row. Suspected spam is
   * stored as held: the outcome is the same, but nothing is delivered.
   * @param context optional data beside the fields; not part of the identity
   * @param reasons spam signals of the request itself
   * @param proof the result of the proof of work, if the site requires one; a challenge counts once
   * @throws StoreUnavailableError when the store cannot be reached in time; nothing was acknowledged.
   */
  add(
    consultation: Consultation,
    identity: RequestIdentity,
    limit: RequestLimit,
    context?: ConsultationContext,
    reasons?: readonly SpamReason[],
    proof?: Proof | null,
  ): Promise<AddOutcome>
}
