export interface RateLimitOptions {
  /** Tokens that come back each second. */
  perSecond: number
  /** Tokens that may be saved up: what a stalled line delivers at once. */
  burst: number
}

/** A token bucket. `take` returns false when more came than allowed; `now` is in milliseconds. */
export function createRateLimit({ perSecond, burst }: RateLimitOptions) {
  let tokens = burst
  let last: number | undefined
  return {
    take(now: number): boolean {
      tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1000) * perSecond)
      last = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
