import type { Promotion } from '#agency/schema/promotion.ts'

/**
 * The promotion if it is still running, else null.
 * @param today YYYY-MM-DD in the agency's time zone
 */
export function currentPromotion(promotion: Promotion | null, today: string): Promotion | null {
  // Days written this way compare as text.
  return promotion !== null && today < promotion.endsOn ? promotion : null
}
