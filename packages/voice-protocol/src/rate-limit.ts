export interface RateLimitOptions {
  /** Tokens added per second. */
  perSecond: number
  /** Maximum number of saved tokens: what a stalled connection delivers at once. */
  burst: number
}

/** A token bucket. `consume` returns false if the rate is exceeded; `now` is in milliseconds. */
export function createRateLimit({ perSecond, burst }: RateLimitOptions) {
  let tokens = burst
  let last: number | undefined
  return {
    consume(now: number): boolean {
      tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1000) * perSecond)
      last = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
