/** Median, 95th and 99th percentile and maximum, rounded to a tenth. */
export function percentiles(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
    return Math.round(value * 10) / 10
  }
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
