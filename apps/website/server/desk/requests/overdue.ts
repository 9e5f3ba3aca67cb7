import { type RawBuilder, sql as raw } from 'kysely'
import type { RequestFilter } from '#contract/desk/requests.ts'
import { noWait, type Wait, waitOfNew } from '#contract/desk/waiting.ts'
import type { BusinessHours } from '../business-hours.ts'

/**
 * The agency's promise, from `#content/contact.ts`: a request is answered within these hours of business time. One that
 * is still new afterwards is overdue.
 */
export type ResponseTime = {
  /** In the wording of the pages, such as "24 hours". */
  text: string
  businessHours: number
  /** Measures business time. */
  clock: BusinessHours
}

/** The wait of a request at a time (milliseconds since the epoch). Only a new one waits, and none while it is snoozed. */
export function waitOf(
  request: {
    desk_state: string
    created_at: string
    waits_since: string | null
    snoozed_until: string | null
  },
  { clock, businessHours }: ResponseTime,
  now: number,
): Wait {
  if (request.desk_state !== 'new' || request.snoozed_until !== null) return noWait
  return waitOfNew(
    clock.secondsBetween(Date.parse(request.waits_since ?? request.created_at), now),
    businessHours,
  )
}

/**
 * The same rule for a list, which cannot measure each row: new requests up to this time (ISO 8601) are overdue.
 * @returns null if none is, or the list does not begin with them
 */
export function findOverdueBefore(
  filter: RequestFilter,
  { clock, businessHours }: ResponseTime,
  now: number,
): string | null {
  const before = beginsWithOverdue(filter) ? clock.timeBefore(now, businessHours) : null
  return before === null ? null : new Date(before).toISOString()
}

/** Whether a list begins with overdue requests: search results are in the order of time, and only new ones wait. */
export const beginsWithOverdue = ({ state: stage, q }: RequestFilter): boolean =>
  q === undefined && (stage === undefined || stage === 'new' || stage === 'todo')

/** A visitor who has written again waits since then. As in the index `consultations_waiting`. */
export const isOverdue = (before: string): RawBuilder<boolean> =>
  raw<boolean>`state = 'accepted' and stage = 'new' and snoozed_until is null and coalesce(waits_since, created_at) <= ${before}`

/** @param isNew whether another condition already requires `new`: then the time alone remains, which an index serves */
export const isNotOverdue = (before: string, isNew: boolean): RawBuilder<boolean> =>
  isNew
    ? raw<boolean>`coalesce(waits_since, created_at) > ${before}`
    : raw<boolean>`not (${isOverdue(before)})`
