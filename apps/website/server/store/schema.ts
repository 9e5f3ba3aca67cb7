import type { AppointmentTables } from './tables/appointment-rows.ts'
import type { DeliveryTables } from './tables/delivery-rows.ts'
import type { DeskTables } from './tables/desk-rows.ts'
import type { RequestTables } from './tables/request-rows.ts'
import type { StaffTables } from './tables/staff-rows.ts'
import type { VoiceTables } from './tables/voice-call-rows.ts'

/** The tables, as `migrations/` creates them on both engines. Timestamps are ISO 8601 text in UTC. */
export type Schema = RequestTables &
  DeliveryTables &
  AppointmentTables &
  VoiceTables &
  StaffTables &
  DeskTables & {
    /** The used share of a limit in its current window. */
    usage: { key: string; used: number; window_ends_at: string }
    /** Keys that the site generated for itself. */
    site_keys: { name: string; value: string; created_at: string }
  }
