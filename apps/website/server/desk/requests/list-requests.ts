import { sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import { type ListOrder, orderOf } from '#contract/desk/list-order.ts'
import type { RequestCounts, RequestFilter } from '#contract/desk/requests.ts'
import { type ChangesCursor, readLatestCursor } from './request-changes.ts'
import { readCounts, type SummaryRow } from './request-summary.ts'
import { isUnspaced, readContaining, readFound, readFoundByTsquery, readNamed } from './search-requests.ts'
import { isNotOverdue, isOverdue } from './overdue.ts'
import { type Condition, type Part, type Position, readPart } from './read-part.ts'
import * as v from 'valibot'

/** The request after which a page begins, in the order of the list. */
export type ListCursor = {
  /** Overdue ones come first; search results and snoozed ones have one order. */
  phase: 'overdue' | 'rest'
  after: Position | null
  /** New requests up to this time are overdue; the same on all pages of a list. Null: none is. */
  overdueBefore: string | null
}

export type StoredFilter = {
  filter: RequestFilter
  /** The names of the filter's service in all languages; that of the filter by default. */
  services?: readonly string[] | undefined
}

type ListInput = StoredFilter & {
  cursor: ListCursor
  limit: number
  /** That of the list by default. Only in the order of arrival no request moves while the pages are read. */
  order?: ListOrder
  /** How many requests are checked at once against the rest of the filter. */
  window?: number
}

export type Listed = {
  rows: SummaryRow[]
  next: ListCursor | null
  counts: RequestCounts
  /** Where the changes begin that this page does not contain. */
  changesCursor: ChangesCursor
}

/** Lists one page: overdue requests, then the rest, each in its order. */
export function* listRequests(
  sql: Sql,
  {
    filter,
    services = [filter.service ?? []].flat(),
    cursor,
    limit,
    order = orderOf(filter),
    window = 3000,
  }: ListInput,
): Transaction<Listed> {
  const known = { counts: yield* readCounts(sql), changesCursor: yield* readLatestCursor(sql) }
  const rows: SummaryRow[] = []
  let { phase, after } = cursor
  const { overdueBefore } = cursor
  const search = filter.q
  const named = search === undefined ? [] : yield* readNamed(sql, search)
  for (let windows = maxWindows; ; windows--) {
    const { leading, rest } = conditionsOf(filter, { services, phase, overdueBefore, order })
    const input = {
      order: phase === 'overdue' ? ('written' as const) : order,
      leading,
      rest,
      after,
      limit: limit - rows.length,
      window,
    }
    const part = yield* search === undefined
      ? readPart(sql, input)
      : named.length > 0
        ? readNamedOrFound(sql, { named, search, ...input })
        : findWords(sql, { search, ...input })
    rows.push(...part.rows)
    ;({ after } = part)
    if (after && (rows.length === limit || windows === 1)) {
      return { rows, ...known, next: { phase, after, overdueBefore } }
    }
    if (after) continue
    if (phase === 'rest') return { rows, ...known, next: null }
    phase = 'rest'
    if (rows.length === limit) return { rows, ...known, next: { phase, after, overdueBefore } }
  }
}

type Search = Parameters<typeof readPart>[1] & { search: string }

/** Finds the next requests by their words. */
function findWords(sql: Sql, { search, leading, rest, ...part }: Search): Generator<Step, Part, unknown[]> {
  if (isUnspaced(search)) return readContaining(sql, { search, leading, rest, ...part })
  const input = { search, conditions: [...leading, ...rest], ...part }
  return engineOf(sql) === 'postgres' ? readFoundByTsquery(sql, input) : readFound(sql, input)
}

/** Lists requests that a search names, together with the newest that have it in their words. */
function* readNamedOrFound(
  sql: Sql,
  { named, search, leading, rest, ...part }: Search & { named: readonly string[] },
): Generator<Step, Part, unknown[]> {
  const found = yield* findWords(sql, { search, leading, rest, ...part, after: null, limit: mostBesideNamed })
  const ids = [...named, ...found.rows.map(({ id }) => id)]
  return yield* readPart(sql, {
    leading: [raw<boolean>`id in (${raw.join(ids)})`],
    rest: [...leading, ...rest],
    ...part,
  })
}

/** Words rarely look like a reference or a number, so few requests have them. */
const mostBesideNamed = 100

/** How many windows are checked to fill a page. */
const maxWindows = 4

/**
 * Splits a filter: an index finds the `leading` part in order, and `rest` is checked row by row. Literals are written
 * out so that partial indexes are recognised.
 */
function conditionsOf(
  filter: RequestFilter,
  {
    services,
    phase,
    overdueBefore,
    order,
  }: Pick<ListCursor, 'phase' | 'overdueBefore'> & { services: readonly string[]; order: ListOrder },
): { leading: Condition[]; rest: Condition[] } {
  const { state: stage, owner, page, from, to } = filter
  const times = [
    ...(from === undefined ? [] : [raw<boolean>`created_at >= ${from}`]),
    ...(to === undefined ? [] : [raw<boolean>`created_at < ${to}`]),
  ]
  const atStage = isAt(stage)
  const owned =
    owner === undefined
      ? []
      : [owner === 'none' ? raw<boolean>`owner_id is null` : raw<boolean>`owner_id = ${owner}`]
  const sent = [
    ...(page === undefined ? [] : [raw<boolean>`page_source = ${page}`]),
    ...(services.length === 0 ? [] : [raw<boolean>`service in (${raw.join(services)})`]),
  ]
  if (phase === 'overdue' && overdueBefore !== null) {
    return { leading: [isOverdue(overdueBefore)], rest: [...times, ...owned, ...sent] }
  }
  const notOverdue = overdueBefore === null ? [] : [isNotOverdue(overdueBefore, stage === 'new')]
  // Few requests are left to do or snoozed, so their indexes come before all others.
  if (order !== 'arrival') {
    const [known, unknown] = stage === 'new' ? [notOverdue, []] : [[], notOverdue]
    const [listed, one] = stage === 'contacted' ? [isAt('todo'), [atStage]] : [atStage, []]
    return { leading: [listed, ...known], rest: [...one, ...times, ...owned, ...sent, ...unknown] }
  }
  if (owner !== undefined && owner !== 'none') {
    return { leading: [...owned, ...times], rest: [atStage, ...sent, ...notOverdue] }
  }
  if (stage === 'todo') return { leading: [isAt(undefined), ...times], rest: [atStage, ...owned, ...sent] }
  if (stage !== undefined) return { leading: [atStage, ...times], rest: [...owned, ...sent, ...notOverdue] }
  const [first, ...others] = sent
  // An index has the requests of one name in order. Those of several are checked one by one.
  return first && (page !== undefined || services.length === 1)
    ? { leading: [first, ...times], rest: [atStage, ...owned, ...others, ...notOverdue] }
    : { leading: [atStage, ...times], rest: [...owned, ...sent, ...notOverdue] }
}

function isAt(state: RequestFilter['state']): Condition {
  switch (state) {
    case undefined:
      return raw<boolean>`state = 'accepted'`
    case 'todo':
      return raw<boolean>`state = 'accepted' and stage in ('new', 'contacted') and snoozed_until is null`
    case 'snoozed':
      return raw<boolean>`state = 'accepted' and snoozed_until is not null`
    case 'new':
      return raw<boolean>`state = 'accepted' and stage = 'new' and snoozed_until is null`
    case 'contacted':
      return raw<boolean>`desk_state = 'contacted' and snoozed_until is null`
    case 'won':
    case 'lost':
    case 'held':
      return raw<boolean>`desk_state = ${state}`
  }
}

const schema = v.object({
  phase: v.picklist(['overdue', 'rest']),
  after: v.nullable(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })),
  overdueBefore: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
})

/** Encodes a cursor for a URL. */
export const writeCursor = (cursor: ListCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Decodes a cursor of a URL; null if it is invalid. */
export function readCursor(cursor: string): ListCursor | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
