/** One thing to be counted against one limit. */
export type Take = {
  /** Names the counter. Hash what could name a person: keys are stored as they are. */
  key: string
  /** How much is taken; a whole number. */
  amount: number
  /** How much may be taken in one window. */
  limit: number
  /** ISO 8601. When the counter starts again, if this take starts its window. A window that is running keeps its end, unless that is later than this. */
  windowEndsAt: string
}

export type ConsumeOutcome =
  | { outcome: 'consumed' }
  /** `windowEndsAt`: ISO 8601, when the exhausted counter starts again. */
  | { outcome: 'refused'; key: string; windowEndsAt: string }

/** Counters shared by every instance of the site: rate limits and voice caps. */
export type UsageStore = {
  /**
   * Takes all or nothing, in the given order: the first exhausted counter refuses, and then none has moved.
   * @throws StoreUnavailableError when the store cannot be reached in time.
   */
  consume(takes: readonly Take[]): Promise<ConsumeOutcome>
}
