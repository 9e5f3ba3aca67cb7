import type { Generated, GeneratedAlways } from 'kysely'
import type { Consultation, ConsultationState } from '#server/consultations/consultation.ts'
import type { DeliveryChannelRow, DeliveryRow } from '#server/delivery/delivery-rows.ts'
import type { DeskTables } from '#server/desk/desk-rows.ts'
import type { PushSubscriptionRow } from '#server/delivery/channels/push/push-subscription-transactions.ts'
import type { SiteKeyRow } from '#server/site-keys/keep-site-key.ts'
import type { StaffTables } from '#server/staff/store/staff-rows.ts'
import type { VoiceAssistantRow, VoiceCallRow, VoiceRoomRow } from '#server/voice/calls/voice-call-rows.ts'

/** The tables, as `migrations/` makes them on both engines. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type Schema = StaffTables &
  DeskTables & {
    consultations: Consultation & {
      /** SHA-256 of the client's Idempotency-Key; unique where there is one. */
      idempotency_key_hash: string | null
      /** SHA-256 over the seven fields. */
      content_hash: string
      /** JSON of a `ConsultationContext`; null in rows of a release that had none. */
      context: string | null
      /** `ConsultationState`. */
      state: Generated<ConsultationState>
      /** JSON of a `SpamJudgement`; null in rows of a release that did not judge. */
      spam: string | null
      /** SHA-256 of the message as it is compared with others; null where it is too short for that. */
      message_hash: string | null
      /** What staff made of it; it counts where the state is `accepted`. */
      stage: Generated<string>
      /** Of the colleague who looks after it. */
      owner_id: Generated<string | null>
      /** When it left `new` first. */
      answered_at: Generated<string | null>
      /** Counts the changes of the desk. */
      version: Generated<number>
      /** The stage of what is accepted, else the state. */
      desk_state: GeneratedAlways<string>
      /** From the context. */
      call_id: GeneratedAlways<string | null>
    }
    /** How much of a limit has been used up in its current window. */
    usage: {
      key: string
      used: number
      window_ends_at: string
    }
    /** Who was erased: a keyed hash of the address, and when. */
    erasures: { hash: string; erased_at: string }
    deliveries: Optional<DeliveryRow>
    delivery_channels: DeliveryChannelRow
    push_subscriptions: Optional<PushSubscriptionRow>
    site_keys: SiteKeyRow
    voice_calls: VoiceCallRow
    voice_rooms: VoiceRoomRow
    voice_assistants: VoiceAssistantRow
  }

/** What a row does not need when it is written. */
type Optional<Row> = {
  [Column in keyof Row]: null extends Row[Column] ? Generated<Row[Column]> : Row[Column]
}
