import type { RequestSummary } from '#contract/desk/requests.ts'
import type { RequestFilters } from '../address/request-filters.ts'
import { queryOf } from '../address/request-filters.ts'

/**
 * Whether a new or changed request belongs to the list. Only the server can search, so search results keep their requests
 * even after changes.
 * @param isFound whether the list already has it
 */
export function belongs(
  request: RequestSummary,
  filters: RequestFilters,
  { me, now, isFound }: { me: string; now: number; isFound: boolean },
): boolean {
  const wanted = new URLSearchParams(queryOf(filters, now))
  const owner = wanted.get('owner')
  const ownerId = owner === 'me' ? me : owner === 'none' ? null : owner
  const from = wanted.get('from')
  const to = wanted.get('to')
  return (
    (filters.state === '' ? request.state !== 'held' : request.state === filters.state) &&
    (filters.page === '' || request.page === filters.page) &&
    (filters.service === '' || request.service === filters.service) &&
    (owner === null || request.ownerId === ownerId) &&
    (from === null || request.createdAt >= from) &&
    (to === null || request.createdAt < to) &&
    (filters.q.trim() === '' || isFound)
  )
}
