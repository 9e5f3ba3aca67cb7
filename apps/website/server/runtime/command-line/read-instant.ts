import { UsageError } from './usage-error.ts'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/**
 * Parses a time as an operator types it: `2026-11-22`, `2026-11-22T03:00Z`, or `36h` for that long ago (m, h, d).
 * @param dayEnds true if a day alone means its end
 * @returns ISO 8601 in UTC
 * @throws UsageError
 */
export function readInstant(text: string, { now, dayEnds }: { now: Date; dayEnds: boolean }): string {
  const ago = /^(\d{1,5})([mhd])$/.exec(text)
  if (ago) return new Date(now.getTime() - Number(ago[1]) * units[ago[2] as keyof typeof units]).toISOString()
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const time = isDay || /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(time)) {
    throw new UsageError(
      `"${text}" is not a time. Write 2026-11-22, 2026-11-22T03:00Z (UTC), or 36h for 36 hours ago.`,
    )
  }
  return new Date(isDay && dayEnds ? time + units.d : time).toISOString()
}
