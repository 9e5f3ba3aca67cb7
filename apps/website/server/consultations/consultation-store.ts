import type { Proof } from '#server/spam/proof-of-work/create-proof-of-work.ts'
import type { SpamReason } from '#server/spam/spam-judgement.ts'
import type { ConsultationContext } from './consultation-context.ts'
import type { Consultation } from './consultation.ts'

/** What makes two submissions the same request. */
export type RequestIdentity = {
  /** SHA-256 of the client's Idempotency-Key; null when it sent none. */
  idempotencyKeyHash: string | null
  /** SHA-256 over the seven normalised fields. Another one under the same key is a conflict. */
  contentHash: string
  /** Without a key: the same content since this instant (ISO 8601) is the same request. */
  sameContentSince: string
  /** Its key says that it is a probe (`server/probe`). One that the store does not permit is a conflict. */
  claimsToBeProbe?: boolean
}

/** How many new requests one client may send through one form. */
export type SubmissionLimit = {
  /** Names client and form. Hash it: it is stored as it is. */
  key: string
  /** In a window of one minute that begins with its first request. Repeats are not counted. */
  perMinute: number
}

export type AddOutcome =
  /** As they are stored: of a repeat, what came with the first. */
  | {
      outcome: 'added' | 'repeated'
      consultation: Consultation
      context: ConsultationContext
      isProbe?: true
    }
  | { outcome: 'conflict' }
  /** Whole seconds, at least one. */
  | { outcome: 'limited'; retryAfterSeconds: number }

/** Where consultation requests live. */
export type ConsultationStore = {
  /**
   * Adds the request unless it is there already or over the limit, in one transaction, and reads the stored row back.
   * Resolves only when the row would survive a power loss. Concurrent repeats get the same row.
   * Suspected spam is stored as held: its outcome is the same, and nobody is told of it.
   * @param context what came with the request besides its fields; no part of its identity
   * @param reasons to take it for spam, as far as it says so itself
   * @param proof what the proof of work is worth, where the site asks for one; a challenge counts once
   * @throws StoreUnavailableError when the store cannot be reached in time; nothing was acknowledged.
   */
  add(
    consultation: Consultation,
    identity: RequestIdentity,
    limit: SubmissionLimit,
    context?: ConsultationContext,
    reasons?: readonly SpamReason[],
    proof?: Proof | null,
  ): Promise<AddOutcome>
}
