const minute = 60
const hour = 60 * minute

/** Seconds before each retry. Together they are three days. */
const waits = [
  3,
  12,
  40,
  2 * minute,
  5 * minute,
  15 * minute,
  45 * minute,
  2 * hour,
  6 * hour,
  ...Array.from({ length: 5 }, () => 12 * hour),
  4 * hour,
]

/** Maximum delay that the other side may request, in milliseconds: a day. */
const longestRequested = 24 * hour * 1000

/**
 * Returns the delay before the next attempt in milliseconds. It grows, with up to a quarter of random jitter, so that
 * joint failures are not retried together.
 * @param attempts begun so far, at least one
 * @param requested milliseconds that the other side requested
 * @returns null to give up
 */
export function retryDelay(attempts: number, requested = 0): number | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  return Math.max(wait * 1000 * (1 + Math.random() / 4), Math.min(requested, longestRequested))
}
