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

/** The longest another side may have us wait, in milliseconds: a day. */
const longestAsked = 24 * hour * 1000

/**
 * Milliseconds until the next attempt: longer each time, and up to a quarter longer by chance, so that what failed together is not
 * tried together again.
 * @param attempts how many there were, at least one
 * @param asked milliseconds that the other side asked for
 * @returns null when it is to be given up
 */
export function retryDelay(attempts: number, asked = 0, random: () => number = Math.random): number | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  return Math.max(wait * 1000 * (1 + random() / 4), Math.min(asked, longestAsked))
}
