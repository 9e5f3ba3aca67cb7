import { sql as raw, type AliasedRawBuilder, type RawBuilder } from 'kysely'
import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import { summaryColumns, type SummaryRow } from './request-summary.ts'

/** A part of a WHERE clause on `consultations`. */
export type Condition = RawBuilder<boolean>

/** Rows, and the request to continue after; null at the end. */
export type Part = { rows: SummaryRow[]; after: Position | null }
export type Position = { createdAt: string; id: string }

/** Joins conditions; there must be at least one. */
export const all = (conditions: readonly Condition[]): Condition =>
  raw<boolean>`(${raw.join(conditions, raw` and `)})`

/**
 * Reads the next requests that satisfy all conditions, newest first. An index serves `leading` in this order. `rest` is
 * checked on at most `window` of its rows, so that a filter with few matches costs no more.
 */
export function* readPart(
  sql: Sql,
  input: {
    leading: Condition[]
    rest: Condition[]
    after: Position | null
    limit: number
    window: number
    /** Columns that `rest` needs in addition to the usual ones. */
    more?: readonly AliasedRawBuilder<unknown, string>[]
  },
): Generator<Step, Part, unknown[]> {
  const { rest, after, limit, window, more = [] } = input
  const leading = all([
    ...input.leading,
    ...(after ? [raw<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`] : []),
  ])
  const ordered = sql
    .selectFrom('consultations')
    .where(leading)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
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
              .orderBy('created_at', 'desc')
              .orderBy('id', 'desc')
              .limit(limit + 1),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc'),
  )
  if (rows.length > limit) return { rows: rows.slice(0, limit), after: positionOf(rows[limit - 1]) }
  if (rest.length === 0) return { rows, after: null }
  const [last] = yield* rowsOf(
    ordered
      .select(['created_at', 'id'])
      .offset(window - 1)
      .limit(1),
  )
  return { rows, after: positionOf(last) }
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

export const positionOf = (row: { created_at: string; id: string } | undefined): Position | null =>
  row ? { createdAt: row.created_at, id: row.id } : null
