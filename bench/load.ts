/** The results of a number of clients that each sent the next request as soon as the last one was answered. */
export type Load = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  /** Milliseconds. */
  p99: number
}

/**
 * Keeps `clients` requests in flight. Ignores the first `warmUp` seconds.
 * @param ask resolves with whether its answer counts.
 */
export async function load(
  ask: (client: number) => Promise<boolean>,
  { clients, seconds, warmUp }: { clients: number; seconds: number; warmUp: number },
): Promise<Load> {
  const begin = performance.now() + warmUp * 1000
  const end = begin + seconds * 1000
  const times: number[] = []

  async function keepSending(client: number): Promise<void> {
    for (let sentAt = performance.now(); sentAt < end;) {
      const counts = await ask(client)
      const answeredAt = performance.now()
      if (counts && answeredAt >= begin && answeredAt < end) times.push(answeredAt - sentAt)
      sentAt = answeredAt
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => keepSending(client)))

  times.sort((a, b) => a - b)
  const quantile = (q: number): number => times[Math.floor(times.length * q)] ?? NaN
  return { perSecond: times.length / seconds, p50: quantile(0.5), p99: quantile(0.99) }
}
