/* Plain values without the schema library: the desk's browser client includes them. */

/**
 * The order of a list: by arrival, or by when the visitor last wrote, each newest first; or by when snoozed requests come back,
 * soonest first.
 */
export type ListOrder = 'arrival' | 'written' | 'return'

/** The order of a list with this filter, below its overdue requests, which are always in the order `written`. */
export function orderOf({
  state,
  q,
}: {
  state?: string | null | undefined
  q?: string | null | undefined
}): ListOrder {
  if ((q ?? '') !== '') return 'arrival'
  if (state === 'snoozed') return 'return'
  return state === 'todo' || state === 'new' || state === 'contacted' ? 'written' : 'arrival'
}
