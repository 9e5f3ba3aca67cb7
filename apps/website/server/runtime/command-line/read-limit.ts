import { UsageError } from './usage-error.ts'

/** Parses `--limit`: the number of lines of a list, 50 by default. @throws UsageError */
export function readLimit(text = '50'): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit === 0) throw new UsageError(`--limit must be a number from 1 to 999999, not "${text}".`)
  return limit
}
