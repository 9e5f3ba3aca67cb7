import type { Generated, GeneratedAlways } from 'kysely'
import type { Consultation, ConsultationState } from '#contract/consultation.ts'

/** The tables of requests. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type RequestTables = {
  consultations: ConsultationRow
  held_digests: HeldDigestRow
  /** One row for each erased person: a keyed hash of the address, and the time. */
  erasures: { hash: string; erased_at: string }
}

/** A row of the table `consultations`. */
export type ConsultationRow = Consultation & {
  /** SHA-256 of the client's Idempotency-Key; unique if present. */
  idempotency_key_hash: string | null
  /** SHA-256 over the seven fields. */
  content_hash: string
  /** JSON of a `ConsultationContext`; null in rows of releases without it. */
  context: string | null
  /** `ConsultationState`. */
  state: Generated<ConsultationState>
  /** JSON of a `SpamJudgement`; null in rows of releases without spam detection. */
  spam: string | null
  /** SHA-256 of the normalised message, for comparison with others; null for a short message. */
  message_hash: string | null
  /** Set by staff; used if the state is `accepted`. */
  stage: Generated<string>
  /** The colleague in charge. */
  owner_id: Generated<string | null>
  /** When it first left `new`. */
  answered_at: Generated<string | null>
  /** When a snoozed request comes back; null for one that is not snoozed. */
  snoozed_until: Generated<string | null>
  /** `time`, or `no-answer`. */
  snooze_kind: Generated<string | null>
  snoozed_by: Generated<string | null>
  /** When the visitor wrote again; null if they have not, and wait since the request came. */
  waits_since: Generated<string | null>
  /** What it is worth, in whole units of the agency's currency. */
  value: Generated<number | null>
  /** Why it was lost, in the words of the agency's list. */
  reason: Generated<string | null>
  /** Where the visit first came from, by the context. */
  source: GeneratedAlways<string | null>
  /** Incremented with each change at the desk. */
  version: Generated<number>
  /** The stage of an accepted request, else the state. */
  desk_state: GeneratedAlways<string>
  /** From the context. */
  call_id: GeneratedAlways<string | null>
}

/** A row of the table `held_digests`: a held request that a digest has named. */
export type HeldDigestRow = {
  consultation_id: string
  named_at: string
}

/** The columns of a `Consultation`, in their order. */
export const consultationColumns = [
  'id',
  'created_at',
  'name',
  'email',
  'phone',
  'company',
  'service',
  'message',
  'page_source',
] as const satisfies (keyof Consultation)[]
