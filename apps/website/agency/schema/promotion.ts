import * as v from 'valibot'
import { day, sample, words } from './values.ts'

/** The offer shown above the call to action. */
export const promotionSchema = v.strictObject({
  sample,
  /** The first day after the offer, as YYYY-MM-DD in the site's time zone. It is not shown from then on. */
  shownBefore: day,
  /** Names the same day, without a year. */
  text: words,
  companionText: words,
})
export type Promotion = v.InferOutput<typeof promotionSchema>

/**
 * Returns the promotion if it is still running, else null.
 * @param today YYYY-MM-DD in the agency's time zone
 */
export function currentPromotion(promotion: Promotion | null, today: string): Promotion | null {
  // Days in this format compare as text.
  return promotion !== null && today < promotion.shownBefore ? promotion : null
}
