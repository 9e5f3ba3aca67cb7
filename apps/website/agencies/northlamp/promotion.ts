import type { Promotion } from '#agency/schema/promotion.ts'

/** The offer shown above the call to action. Set it to `null` when there is none. */
export const promotion: Promotion | null = {
  sample: true,
  shownBefore: '2027-03-31',
  text: '20% off the first 3 months for sign-ups before March 31st',
  companionText: 'Join 500+ businesses',
}
