/**
 * - `waiting`: due at `due_at`, or claimed and being delivered
 * - `sent`: the other side accepted it
 * - `given-up`: not retried unless an operator asks for it (`npm run deliveries -- replay`)
 */
export type DeliveryState = 'waiting' | 'sent' | 'given-up'

/** A row of the table `deliveries`. Timestamps are ISO 8601 text in UTC with milliseconds. */
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
