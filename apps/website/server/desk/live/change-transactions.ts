import { sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import { readCounts, type RequestCounts } from '../requests/read-counts.ts'
import { summaryColumns, type SummaryRow } from '../requests/summary-row.ts'

/** A place among the changes: `xid` and `id` of the last known one, as `12.345`. */
export type ChangesPlace = string

/** The changes after a place. */
export type Changes = {
  /** The place after the last complete change; pass it for the next ones. */
  place: ChangesPlace
  /** In the order of the changes, each request once. */
  requests: { id: string; isNew: boolean; row: SummaryRow | null }[]
  counts: RequestCounts
  /** There are more changes than were read. */
  hasMore: boolean
}

/**
 * Limits reading to changes without a gap. PostgreSQL assigns a sequence number before its row becomes visible, so a
 * lower one may appear later. Rows of transactions before the oldest running one cannot.
 */
const isComplete = (sql: Sql) =>
  engineOf(sql) === 'postgres'
    ? raw<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`
    : raw<boolean>`1 = 1`

/**
 * The columns that order the changes, backed by an index on both engines: with one writer, `xid` is always 0 and has no
 * index.
 */
const orderOf = (sql: Sql): readonly ('xid' | 'id')[] =>
  engineOf(sql) === 'postgres' ? ['xid', 'id'] : ['id']

/** Compares a change with a place. */
function isBeyond(sql: Sql, sign: '>' | '<' | '<=', [xid, id]: readonly [number, number]) {
  const compares = raw.raw(sign)
  return engineOf(sql) === 'postgres'
    ? raw<boolean>`(xid, id) ${compares} (${xid}, ${id})`
    : raw<boolean>`id ${compares} ${id}`
}

function readPlace(place: ChangesPlace): readonly [number, number] {
  const [xid = '0', id = '0'] = place.split('.')
  return [Number(xid), Number(id)]
}

/** Returns the place after everything that has happened. */
export function* findChangesPlace(sql: Sql): Generator<Step, ChangesPlace, unknown[]> {
  let query = sql.selectFrom('request_changes').select(['xid', 'id']).where(isComplete(sql)).limit(1)
  for (const column of orderOf(sql)) query = query.orderBy(column, 'desc')
  const [last] = yield* rowsOf(query)
  return last ? `${last.xid}.${last.id}` : '0.0'
}

/** Returns the place after everything, for a new stream. */
export function* latestChangesPlace(sql: Sql): Transaction<ChangesPlace> {
  return yield* findChangesPlace(sql)
}

/** Reads the changes after a place. Null if some of them were already deleted, or the place is unknown. */
export function* readChanges(
  sql: Sql,
  { place, limit }: { place: ChangesPlace; limit: number },
): Transaction<Changes | null> {
  const known = readPlace(place)
  let query = sql
    .selectFrom('request_changes')
    .select(['xid', 'id', 'request_id', 'is_new'])
    .where(isBeyond(sql, '>', known))
    .where(isComplete(sql))
    .limit(limit)
  for (const column of orderOf(sql)) query = query.orderBy(column)
  const rows = yield* rowsOf(query)
  if (place !== '0.0' && !(yield* isKnown(sql, known))) return null
  const last = rows.at(-1)
  const isNew = new Set(rows.filter((row) => row.is_new === 1).map((row) => row.request_id))
  const ids = [...new Set(rows.map((row) => row.request_id))]
  const summaries =
    ids.length === 0
      ? []
      : yield* rowsOf(
          sql
            .selectFrom('consultations')
            .select(summaryColumns)
            .where('id', 'in', ids)
            .where('state', 'in', ['accepted', 'held']),
        )
  const byId = new Map(summaries.map((row) => [row.id, row]))
  return {
    place: last ? `${last.xid}.${last.id}` : place,
    requests: ids.map((each) => ({ id: each, isNew: isNew.has(each), row: byId.get(each) ?? null })),
    counts: yield* readCounts(sql),
    hasMore: rows.length === limit,
  }
}

/** Changes are deleted in order, so while the change of a place exists, none after it is missing. */
function* isKnown(sql: Sql, [xid, id]: readonly [number, number]): Generator<Step, boolean, unknown[]> {
  const [row] = yield* rowsOf(
    sql.selectFrom('request_changes').select('id').where('xid', '=', xid).where('id', '=', id),
  )
  return row !== undefined
}

/**
 * Deletes expired rows: the oldest changes before a time (ISO 8601), up to a limit, except the last one, where new
 * streams begin, and deleted notes that can no longer be undone.
 * @returns how many changes were deleted.
 */
export function* deleteDeskTraces(
  sql: Sql,
  { before, notesBefore, most }: { before: string; notesBefore: string; most: number },
): Transaction<number> {
  yield* rowsOf(sql.deleteFrom('request_notes').where('deleted_at', '<', notesBefore))
  const last = readPlace(yield* findChangesPlace(sql))
  let query = sql
    .selectFrom('request_changes')
    .select(['xid', 'id', 'at'])
    .where(isBeyond(sql, '<', last))
    .limit(most)
  for (const column of orderOf(sql)) query = query.orderBy(column)
  const oldest = yield* rowsOf(query)
  const kept = oldest.findIndex(({ at }) => at >= before)
  const expired = kept < 0 ? oldest : oldest.slice(0, kept)
  const end = expired.at(-1)
  if (end)
    yield* rowsOf(
      sql.deleteFrom('request_changes').where(isBeyond(sql, '<=', [Number(end.xid), Number(end.id)])),
    )
  return expired.length
}
