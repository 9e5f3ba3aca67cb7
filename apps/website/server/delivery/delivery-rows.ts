/**
 * - `waiting`: it is due at `due_at`, or was claimed and is being delivered
 * - `sent`: the other side took it
 * - `given-up`: nobody tries again, unless an operator asks for it (`npm run deliveries -- replay`)
 */
export type DeliveryState = 'waiting' | 'sent' | 'given-up'

/** A row of the table `deliveries`. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type DeliveryRow = {
  /** Made of what is delivered and the channel, so that it is the same on each attempt and whoever writes the row. */
  id: string
  /** Null where a notice is delivered. */
  consultation_id: string | null
  /** JSON of a `Notice`; null where a request is delivered. */
  notice: string | null
  channel: string
  state: DeliveryState
  created_at: string
  /** When the wait for `due_at` began: a clock that shows an earlier time was set back, and the wait is over. */
  waits_since: string
  due_at: string
  /** How often it was claimed. */
  attempts: number
  /** Names the attempt that is under way: only that one may write down what became of it. */
  claim: string | null
  /** What the channel noted for its next attempt. */
  progress: string | null
  /** The last thing the other side said, or why there was no answer: bounded, and without addresses. */
  answer: string | null
  /** When it was sent or given up. */
  settled_at: string | null
}

/** A row of the table `delivery_channels`. */
export type DeliveryChannelRow = {
  name: string
  /** Failed attempts since the last one that succeeded. */
  failures: number
  failing_since: string | null
  /** When the failing was reported through the other channels, once in each outage. */
  reported_at: string | null
  /** SHA-256 of the address that asked not to be used any more (HTTP 410). Another address is used again. */
  disabled_target: string | null
}
