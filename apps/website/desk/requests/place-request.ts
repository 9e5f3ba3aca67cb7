import type { RequestSummary } from '#server/desk/desk-contract.ts'

type Sorted = Pick<RequestSummary, 'id' | 'createdAt' | 'overdue'>

/** Overdue ones first, then the rest; each group newest first. Ids grow with time. */
function isBefore(one: Sorted, other: Sorted): boolean {
  if (one.overdue !== other.overdue) return one.overdue
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt
  return one.id > other.id
}

/**
 * Returns the list with a request in its place. Existing rows stay where they are, so that nothing moves while somebody
 * reads.
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
