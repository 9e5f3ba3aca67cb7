import type { Promotion } from './schema/promotion.ts'

/**
 * Returns the promotion if it is still running, else null.
 * @param today YYYY-MM-DD in the agency's time zone
 */
export function currentPromotion(promotion: Promotion | null, today: string): Promotion | null {
  // Days in this format compare as text.
  return promotion !== null && today < promotion.shownBefore ? promotion : null
}
