import type { Generated } from 'kysely'

/** The tables of deliveries. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type DeliveryTables = {
  deliveries: OptionalOnInsert<DeliveryRow>
  delivery_channels: DeliveryChannelRow
  push_subscriptions: OptionalOnInsert<PushSubscriptionRow>
}

/** A column that can be null may be left out of an insert. */
type OptionalOnInsert<Row> = {
  [Column in keyof Row]: null extends Row[Column] ? Generated<Row[Column]> : Row[Column]
}

/**
 * - `waiting`: due at `due_at`, or claimed and being delivered
 * - `sent`: the other side accepted it
 * - `given-up`: not retried unless an operator asks for it (`npm run deliveries -- replay`)
 */
export type DeliveryState = 'waiting' | 'sent' | 'given-up'

/** A row of the table `deliveries`. */
export type DeliveryRow = {
  /**
   * Derived from the subject and the channel, so that it is the same on each attempt, whichever process writes the row.
   */
  id: string
  /** Null for a notice. */
  consultation_id: string | null
  /** JSON of a `Notice`; null for a request. */
  notice: string | null
  channel: string
  state: DeliveryState
  created_at: string
  /** When the wait for `due_at` began. If the clock shows an earlier time, it was set back, and the wait is over. */
  waits_since: string
  due_at: string
  /** How often it was claimed. */
  attempts: number
  /** Identifies the running attempt: only that attempt may record the outcome. */
  claim: string | null
  /** What the channel stored for its next attempt. */
  progress: string | null
  /** The last answer of the other side, or the reason for its absence: bounded, and without addresses. */
  answer: string | null
  /** When it was sent or given up. */
  settled_at: string | null
}

/** A row of the table `delivery_channels`. */
export type DeliveryChannelRow = {
  name: string
  /** Failed attempts since the last success. */
  failures: number
  failing_since: string | null
  /** When the failure was reported through the other channels; once per outage. */
  reported_at: string | null
  /** SHA-256 of the target that returned HTTP 410. A different target is used again. */
  disabled_target: string | null
}

/** A row of the table `push_subscriptions`. */
export type PushSubscriptionRow = {
  id: string
  /** The browser's address at its push service. */
  endpoint: string
  /** The browser's public key (P-256, uncompressed), in base64url. */
  p256dh: string
  /** A secret shared with the browser, in base64url. */
  auth: string
  /** The member of staff who uses this browser. */
  staff_id: string | null
  created_at: string
  last_success_at: string | null
  /** Failed pushes since the last success. */
  failures: number
  failing_since: string | null
  /** The push service requested a pause until then. */
  rests_until: string | null
}
