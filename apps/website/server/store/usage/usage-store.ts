/** One amount to count against one limit. */
export type Take = {
  /** Names the counter. Hash anything that could identify a person: keys are stored as given. */
  key: string
  /** How much to take; a whole number. */
  amount: number
  /** How much may be taken in one window. */
  limit: number
  /**
   * ISO 8601. When the counter restarts, if this take opens its window. A running window keeps its end, unless that is
   * later than this.
   */
  windowEndsAt: string
}

export type ConsumeOutcome =
  /** `used`: what each counter holds now, in the order of `takes`. */
  | { outcome: 'consumed'; used: number[] }
  /** `windowEndsAt`: ISO 8601, when the exhausted counter restarts. */
  | { outcome: 'refused'; key: string; windowEndsAt: string }

/** Counters shared by every instance of the site: rate limits and voice caps. */
export type UsageStore = {
  /**
   * Takes all or nothing, in the given order: the first exhausted counter refuses, and no counter moves.
   * @throws StoreUnavailableError when the store cannot be reached in time.
   */
  consume(takes: readonly Take[]): Promise<ConsumeOutcome>
}
