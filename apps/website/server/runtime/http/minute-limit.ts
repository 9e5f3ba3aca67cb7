const minute = 60_000

export type MinuteLimit = {
  /** Counts one use for a client. Returns false if that exceeds the limit. */
  take(client: string): boolean
  /** Whether a client has reached its limit. */
  isSpent(client: string): boolean
}

/**
 * Creates a rate limit that is kept in memory, per minute. For traffic that justifies neither a write to the store nor
 * a stored address.
 */
export function createMinuteLimit(
  most: { ofOne: number; ofAll: number },
  now: () => number = () => performance.now(),
): MinuteLimit {
  const counts = new Map<string, number>()
  let all = 0
  let endsAt = 0

  function isSpent(client: string): boolean {
    if (now() >= endsAt) {
      counts.clear()
      all = 0
      endsAt = now() + minute
    }
    return (counts.get(client) ?? 0) >= most.ofOne || all >= most.ofAll
  }

  return {
    isSpent,
    take(client) {
      if (isSpent(client)) return false
      all += 1
      counts.set(client, (counts.get(client) ?? 0) + 1)
      return true
    },
  }
}
