import * as v from 'valibot'

/** `GET /api/desk/numbers?weeks=12` */
export const numbersQuerySchema = v.object({
  weeks: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'Give a number of weeks.'),
      v.transform(Number),
      v.minValue(1, 'Give at least one week.'),
      v.maxValue(53, 'Give at most 53 weeks.'),
    ),
    '12',
  ),
})

export type Numbers = {
  timeZone: string
  /** The Monday of each week, as 2026-11-16; oldest first. */
  weeks: string[]
  /** One number a week, at most six series, the largest first; held ones are not counted. */
  requestsByPage: { page: string; counts: number[] }[]
  requestsByService: { service: string; counts: number[] }[]
  /** From the request to its first answer, of the newest 5,000 answers of these weeks; null if there were none. */
  medianAnswerBusinessSeconds: number | null
  medianAnswerSeconds: number | null
  answered: number
  /** Of the requests that came in these weeks. */
  won: number
  lost: number
  /** Of all requests in these weeks, between 0 and 1; null if there were none. */
  heldShare: number | null
  /** Null for weeks whose calls are no longer kept, and as a whole if the site has no calls. */
  calls: (number | null)[] | null
  /** Of the running window of 24 hours, with what running calls may still use; null without calls. */
  minutes: { usedToday: number; dailyCap: number } | null
}
