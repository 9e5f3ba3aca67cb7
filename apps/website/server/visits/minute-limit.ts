const minute = 60_000

/**
 * Counts in memory, for a minute at a time, and forgets: for what is worth neither a write nor an address kept.
 * @returns whether a client may once more
 */
export function createMinuteLimit(
  most: { ofOne: number; ofAll: number },
  now: () => number = () => performance.now(),
): (client: string) => boolean {
  const counts = new Map<string, number>()
  let all = 0
  let endsAt = 0
  return (client) => {
    if (now() >= endsAt) {
      counts.clear()
      all = 0
      endsAt = now() + minute
    }
    const count = (counts.get(client) ?? 0) + 1
    if (count > most.ofOne || all >= most.ofAll) return false
    all += 1
    counts.set(client, count)
    return true
  }
}
