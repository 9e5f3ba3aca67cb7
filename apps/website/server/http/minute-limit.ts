const minute = 60_000

export type MinuteLimit = {
  /** Counts once more for a client; false when that is too often. */
  take(client: string): boolean
  /** Whether a client has come as often as it may. */
  isSpent(client: string): boolean
}

/** Counts in memory, for a minute at a time, and forgets: for what is worth neither a write nor an address kept. */
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
