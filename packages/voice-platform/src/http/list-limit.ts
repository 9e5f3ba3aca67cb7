/** Parses the hosted platform's `limit` query: 1 to 1,000, 100 if missing or not a number. */
export function listLimit(query: string | undefined): number {
  const limit = Number.parseInt(query ?? '', 10)
  return Number.isNaN(limit) ? 100 : Math.min(1_000, Math.max(1, limit))
}
