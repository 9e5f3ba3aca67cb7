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

/** What the requests are told apart by. */
export type Division = 'source' | 'page' | 'service'

/** Requests that came in, and what came of them since. */
export type Outcome = {
  requests: number
  won: number
  /** Of those won, in whole units of the agency's currency. */
  value: number
}

/** Appointments that visitors booked, by the week in which they were to begin. */
export type AppointmentCounts = {
  /** All of them, cancelled ones included. */
  booked: number
  /** Those that have begun and were neither cancelled nor missed. */
  held: number
  noShows: number
}

export type Numbers = {
  timeZone: string
  /** The Monday of each week, as 2026-11-16; oldest first. The first is the one in which the site got its first request or call. */
  weeks: string[]
  /** Of the requests of each week; held ones are not counted. */
  outcomes: Outcome[]
  /** The same, divided into at most six parts, the largest first. `counts` has the requests of each week. */
  parts: Record<Division, (Outcome & { name: string; counts: number[] })[]>
  /** From the request to its first answer, of the newest 5,000 answers of these weeks; null if there were none. */
  medianAnswerBusinessSeconds: number | null
  medianAnswerSeconds: number | null
  answered: number
  /** Of the requests that came in these weeks. */
  won: number
  lost: number
  /** Of all requests in these weeks, between 0 and 1; null if there were none. */
  heldShare: number | null
  /** Of these weeks, by the page that they were booked on, the most booked first; null for a site without appointments. */
  appointments: (AppointmentCounts & { page: string })[] | null
  /** Null for weeks whose calls are no longer kept, and as a whole if the site has no calls. */
  calls: (number | null)[] | null
  /** Of the running window of 24 hours, with what running calls may still use; null without calls. */
  minutes: { usedToday: number; dailyCap: number } | null
}
