const form =
  /^(?<date>\d{4}-\d{2}-\d{2})(?:[T ](?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?<zone>Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** Reads a time as databases write it, as UTC if it names no zone, into ISO 8601 with milliseconds; null if it is not a time. */
export function readTime(text: string): string | null {
  const { date, clock = '00:00', zone = 'Z' } = form.exec(text)?.groups ?? {}
  if (date === undefined || !isDay(date)) return null
  const instant = new Date(`${date}T${clock}${zoneOf(zone)}`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** 30 February is no day, although some parsers take it for the first of March. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/** PostgreSQL writes `+00`, and others `+0000`. */
function zoneOf(zone: string): string {
  if (!/^[+-]/.test(zone)) return 'Z'
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0')
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`
}
