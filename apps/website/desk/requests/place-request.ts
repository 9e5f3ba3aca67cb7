import type { RequestSummary } from '#contract/desk/requests.ts'

type Sorted = Pick<RequestSummary, 'id' | 'createdAt' | 'overdue'>

/** Sorts overdue requests first, and the newest first in each group. Ids grow with time. */
function isBefore(one: Sorted, other: Sorted): boolean {
  if (one.overdue !== other.overdue) return one.overdue
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt
  return one.id > other.id
}

/**
 * Inserts a request into the list. Existing rows keep their order, so that nothing moves while staff read.
 * @param isWhole whether the list has been loaded to its end; otherwise requests after the last row are left to the
 * next page
 */
export function placeRequest(
  ids: readonly string[],
  request: Sorted,
  rowOf: (id: string) => Sorted | null,
  isWhole: boolean,
): readonly string[] {
  if (ids.includes(request.id)) return ids
  const at = ids.findIndex((id) => {
    const row = rowOf(id)
    return row !== null && isBefore(request, row)
  })
  if (at === -1) return isWhole ? [...ids, request.id] : ids
  return ids.toSpliced(at, 0, request.id)
}
