import type { Generated, GeneratedAlways } from 'kysely'
import type { Consultation, ConsultationState } from '#contract/consultation.ts'
import type { DeliveryChannelRow, DeliveryRow } from './tables/delivery-rows.ts'
import type { DeskTables } from './tables/desk-rows.ts'
import type { PushSubscriptionRow } from '#server/requests/delivery/channels/push/push-subscription-transactions.ts'
import type { HeldDigestRow } from '#server/requests/spam/enqueue-held-digest.ts'
import type { SiteKeyRow } from './site-keys/keep-site-key.ts'
import type { StaffTables } from './tables/staff-rows.ts'
import type { VoiceAssistantRow, VoiceCallRow, VoiceRoomRow } from './tables/voice-call-rows.ts'

/** The tables of the site. Timestamps are ISO 8601 text in UTC with milliseconds. */
type SiteTables = StaffTables &
  DeskTables & {
    consultations: Consultation & {
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
      /** Incremented with each change at the desk. */
      version: Generated<number>
      /** The stage of an accepted request, else the state. */
      desk_state: GeneratedAlways<string>
      /** From the context. */
      call_id: GeneratedAlways<string | null>
    }
    /** The used share of a limit in its current window. */
    usage: {
      key: string
      used: number
      window_ends_at: string
    }
    /** One row for each erased person: a keyed hash of the address, and the time. */
    erasures: { hash: string; erased_at: string }
    deliveries: Optional<DeliveryRow>
    delivery_channels: DeliveryChannelRow
    push_subscriptions: Optional<PushSubscriptionRow>
    held_digests: HeldDigestRow
    site_keys: SiteKeyRow
    voice_calls: VoiceCallRow & {
      /** From `assistant`. */
      assistant_id: GeneratedAlways<string | null>
    }
    voice_rooms: VoiceRoomRow
    voice_assistants: VoiceAssistantRow
  }

declare module './schema.ts' {
  interface Schema extends SiteTables {}
}

/** Columns that are optional on insert. */
type Optional<Row> = {
  [Column in keyof Row]: null extends Row[Column] ? Generated<Row[Column]> : Row[Column]
}
