import { sql as raw, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import type { ListOrder } from '#contract/desk/list-order.ts'
import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import { summaryColumns, type SummaryRow } from './request-summary.ts'

/** A part of a WHERE clause on `consultations`. */
export type Condition = RawBuilder<boolean>

/** Rows, and the request to continue after; null at the end. */
export type Part = { rows: SummaryRow[]; after: Position | null }
/** `at` is the time by which the list is ordered. */
export type Position = { at: string; id: string }

/** The times of the orders, each as its index has it. */
const timeOf = {
  arrival: raw<string>`created_at`,
  written: raw<string>`coalesce(waits_since, created_at)`,
  return: raw<string>`snoozed_until`,
} as const satisfies Record<ListOrder, RawBuilder<string>>

/** Joins conditions; there must be at least one. */
export const all = (conditions: readonly Condition[]): Condition =>
  raw<boolean>`(${raw.join(conditions, raw` and `)})`

/**
 * Reads the next requests that satisfy all conditions, in this order. An index serves `leading` in it. `rest` is
 * checked on at most `window` of its rows, so that a filter with few matches costs no more.
 */
export function* readPart(
  sql: Sql,
  input: {
    order: ListOrder
    leading: Condition[]
    rest: Condition[]
    after: Position | null
    limit: number
    window: number
    /** Columns that `rest` needs in addition to the usual ones. */
    more?: readonly AliasedRawBuilder<unknown, string>[]
  },
): Generator<Step, Part, unknown[]> {
  const { order, rest, after, limit, window, more = [] } = input
  const time = timeOf[order]
  const [direction, sign] = order === 'return' ? (['asc', raw`>`] as const) : (['desc', raw`<`] as const)
  const leading = all([
    ...input.leading,
    // SQLite finds a bound of an expression only where it stands alone.
    ...(after
      ? [raw<boolean>`${time} ${sign}= ${after.at} and (${time}, id) ${sign} (${after.at}, ${after.id})`]
      : []),
  ])
  const ordered = sql
    .selectFrom('consultations')
    .where(leading)
    .orderBy(time, direction)
    .orderBy('id', direction)
  const rows = yield* rowsOf(
    rest.length === 0
      ? ordered.select(summaryColumns).limit(limit + 1)
      : sql
          .selectFrom('consultations')
          .select(summaryColumns)
          .where('id', 'in', (from) =>
            from
              .selectFrom(
                ordered
                  .select([...filterColumns, ...more])
                  .limit(window)
                  .as('candidates'),
              )
              .select('id')
              .where(all(rest))
              .orderBy(time, direction)
              .orderBy('id', direction)
              .limit(limit + 1),
          )
          .orderBy(time, direction)
          .orderBy('id', direction),
  )
  if (rows.length > limit) return { rows: rows.slice(0, limit), after: positionOf(rows[limit - 1], order) }
  if (rest.length === 0) return { rows, after: null }
  const [last] = yield* rowsOf(
    ordered
      .select(['created_at', 'waits_since', 'snoozed_until', 'id'])
      .offset(window - 1)
      .limit(1),
  )
  return { rows, after: positionOf(last, order) }
}

export const filterColumns = [
  'id',
  'created_at',
  'state',
  'desk_state',
  'stage',
  'snoozed_until',
  'page_source',
  'service',
  'owner_id',
  'waits_since',
] as const

type OrderedRow = Pick<SummaryRow, 'id' | 'created_at'> &
  Partial<Pick<SummaryRow, 'waits_since' | 'snoozed_until'>>

/** The position of a row in a list; null without one. */
export function positionOf(row: OrderedRow | undefined, order: ListOrder): Position | null {
  if (!row) return null
  const { id, created_at: arrived, waits_since: again, snoozed_until: back } = row
  return { at: { arrival: arrived, written: again ?? arrived, return: back ?? '' }[order], id }
}
