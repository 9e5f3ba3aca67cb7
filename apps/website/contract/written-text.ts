/** NUL ends strings in C, and PostgreSQL refuses it. UTF-8 cannot encode half a surrogate pair. */
export const brokenCharacter = /[\0\p{Surrogate}]/u
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u

/** What a field of one line makes of a text. */
export const onOneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()

/** Whether a text is a day as YYYY-MM-DD. JavaScript reads February 30 as March 1 or 2. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
