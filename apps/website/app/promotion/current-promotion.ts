import type { Promotion } from '#content/promotion.ts'

/**
 * The promotion if it is still running, else null.
 * @param timeZone IANA name; the promotion ends at midnight there.
 */
export function currentPromotion(promotion: Promotion | null, now: Date, timeZone: string): Promotion | null {
  if (promotion === null) return null
  // The Swedish locale writes a date as YYYY-MM-DD, which compares as text.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  return today < promotion.endsOn ? promotion : null
}
