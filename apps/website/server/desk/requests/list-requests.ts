import { sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { RequestFilter } from '#contract/desk/requests.ts'
import { type ChangesPlace, findChangesPlace } from '../live/change-transactions.ts'
import { readCounts, type RequestCounts } from './read-counts.ts'
import { readFound } from './read-found.ts'
import { readFoundByTsquery } from './read-found-by-tsquery.ts'
import { type Condition, readPart } from './read-part.ts'
import type { SummaryRow } from './summary-row.ts'

/** The request after which a page begins, in the order of the list. */
export type ListPlace = {
  /** Overdue ones come first; search results have one order. */
  phase: 'overdue' | 'rest'
  after: { createdAt: string; id: string } | null
  /** New requests up to this time are overdue; the same on all pages of a list. Null: none is. */
  overdueBefore: string | null
}

export type ListInput = {
  filter: RequestFilter
  place: ListPlace
  limit: number
  /** How many requests are checked at once against the rest of the filter. */
  window?: number
}

export type Listed = {
  rows: SummaryRow[]
  next: ListPlace | null
  counts: RequestCounts
  /** Where the changes begin that this page does not contain. */
  changesPlace: ChangesPlace
}

/** Lists one page: overdue requests, then the rest, each newest first. */
export function* listRequests(
  sql: Sql,
  { filter, place, limit, window = 3000 }: ListInput,
): Transaction<Listed> {
  const known = { counts: yield* readCounts(sql), changesPlace: yield* findChangesPlace(sql) }
  const rows: SummaryRow[] = []
  let { phase, after } = place
  const { overdueBefore } = place
  const search = filter.q
  for (let looks = maxLooks; ; looks--) {
    const { leading, rest } = conditionsOf(filter, { phase, overdueBefore })
    const input = { leading, rest, after, limit: limit - rows.length, window }
    const part = yield* search === undefined
      ? readPart(sql, input)
      : engineOf(sql) === 'postgres'
        ? readFoundByTsquery(sql, { search, conditions: [...leading, ...rest], after, limit: input.limit })
        : readFound(sql, { search, conditions: [...leading, ...rest], after, limit: input.limit, window })
    rows.push(...part.rows)
    ;({ after } = part)
    if (after && (rows.length === limit || looks === 1)) {
      return { rows, ...known, next: { phase, after, overdueBefore } }
    }
    if (after) continue
    if (phase === 'rest') return { rows, ...known, next: null }
    phase = 'rest'
    if (rows.length === limit) return { rows, ...known, next: { phase, after, overdueBefore } }
  }
}

/** How many windows are checked to fill a page. */
const maxLooks = 4

/** Whether a list begins with overdue requests. */
export const hasOverdue = ({ state, q }: RequestFilter): boolean =>
  q === undefined && (state === undefined || state === 'new')

/**
 * Splits a filter: an index finds the `leading` part in order, and `rest` is checked row by row. Literals are written
 * out so that partial indexes are recognised.
 */
function conditionsOf(
  filter: RequestFilter,
  { phase, overdueBefore }: Pick<ListPlace, 'phase' | 'overdueBefore'>,
): { leading: Condition[]; rest: Condition[] } {
  const { state, owner, page, service, from, to } = filter
  const times = [
    ...(from === undefined ? [] : [raw<boolean>`created_at >= ${from}`]),
    ...(to === undefined ? [] : [raw<boolean>`created_at < ${to}`]),
  ]
  const inState = state === undefined ? raw<boolean>`state = 'accepted'` : raw<boolean>`desk_state = ${state}`
  const owned =
    owner === undefined
      ? []
      : [owner === 'none' ? raw<boolean>`owner_id is null` : raw<boolean>`owner_id = ${owner}`]
  const sent = [
    ...(page === undefined ? [] : [raw<boolean>`page_source = ${page}`]),
    ...(service === undefined ? [] : [raw<boolean>`service = ${service}`]),
  ]
  if (phase === 'overdue' && overdueBefore !== null) {
    const overdue = raw<boolean>`desk_state = 'new' and created_at <= ${overdueBefore}`
    return { leading: [overdue, ...times], rest: [...owned, ...sent] }
  }
  const notOverdue =
    overdueBefore === null
      ? []
      : state === 'new'
        ? [raw<boolean>`created_at > ${overdueBefore}`]
        : [raw<boolean>`not (desk_state = 'new' and created_at <= ${overdueBefore})`]
  if (owner !== undefined && owner !== 'none') {
    return { leading: [...owned, ...times], rest: [inState, ...sent, ...notOverdue] }
  }
  if (state !== undefined) {
    const [known, unknown] = state === 'new' ? [notOverdue, []] : [[], notOverdue]
    return { leading: [inState, ...times, ...known], rest: [...owned, ...sent, ...unknown] }
  }
  const [first, ...others] = sent
  return first
    ? { leading: [first, ...times], rest: [inState, ...owned, ...others, ...notOverdue] }
    : { leading: [inState, ...times], rest: [...owned, ...notOverdue] }
}
