import { sql as raw } from 'kysely'
import { engineOf } from '#server/store/sql-builder.ts'
import {
  rowsOf,
  type Sql,
  type Step,
  type Transaction,
  type TransactionRunner,
} from '#server/store/transaction.ts'
import { readWriters } from './request-writers.ts'
import type { RequestCounts, Writer } from '#contract/desk/requests.ts'
import { readCounts, readSummaries, type SummaryRow } from './request-summary.ts'

/** A position among the changes: `xid` and `id` of the last known one, as `12.345`. */
export type ChangesCursor = string

/** Stands in `request_changes` in place of a request: what the screens load once has changed, such as templates and views. */
const workspaceId = 'workspace'

/** Announces to every open desk that what the screens load once has changed. */
export function* announceWorkspace(sql: Sql, { now }: { now: string }): Generator<Step, void, unknown[]> {
  yield* rowsOf(sql.insertInto('request_changes').values({ at: now, request_id: workspaceId, is_new: 0 }))
}

/** The changes after a cursor. */
type Changes = {
  /** The cursor after the last complete change; pass it for the next ones. */
  cursor: ChangesCursor
  /** In the order of the changes, each request once. */
  requests: { id: string; isNew: boolean; row: SummaryRow | null; writers: Writer[] }[]
  hasWorkspace: boolean
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

/** Compares a change with a cursor. */
function isBeyond(sql: Sql, sign: '>' | '<' | '<=', [xid, id]: readonly [number, number]) {
  const compares = raw.raw(sign)
  return engineOf(sql) === 'postgres'
    ? raw<boolean>`(xid, id) ${compares} (${xid}, ${id})`
    : raw<boolean>`id ${compares} ${id}`
}

function parseCursor(cursor: ChangesCursor): readonly [number, number] {
  const [xid = '0', id = '0'] = cursor.split('.')
  return [Number(xid), Number(id)]
}

/** Returns the cursor after everything that has happened: where a new stream begins. */
export function* readLatestCursor(sql: Sql): Transaction<ChangesCursor> {
  let query = sql.selectFrom('request_changes').select(['xid', 'id']).where(isComplete(sql)).limit(1)
  for (const column of orderOf(sql)) query = query.orderBy(column, 'desc')
  const [last] = yield* rowsOf(query)
  return last ? `${last.xid}.${last.id}` : '0.0'
}

/** Reads the changes after a cursor. Null if some of them were already deleted, or the cursor is unknown. */
export function* readChanges(
  sql: Sql,
  { cursor, limit }: { cursor: ChangesCursor; limit: number },
): Transaction<Changes | null> {
  const known = parseCursor(cursor)
  let query = sql
    .selectFrom('request_changes')
    .select(['xid', 'id', 'request_id', 'is_new'])
    .where(isBeyond(sql, '>', known))
    .where(isComplete(sql))
    .limit(limit)
  for (const column of orderOf(sql)) query = query.orderBy(column)
  const rows = yield* rowsOf(query)
  if (cursor !== '0.0' && !(yield* isKnown(sql, known))) return null
  const last = rows.at(-1)
  const isNew = new Set(rows.filter((row) => row.is_new === 1).map((row) => row.request_id))
  const all = new Set(rows.map((row) => row.request_id))
  const hasWorkspace = all.delete(workspaceId)
  const ids = [...all]
  const byId = new Map((yield* readSummaries(sql, { ids })).map((row) => [row.id, row]))
  const writers = yield* readWriters(sql, ids)
  return {
    cursor: last ? `${last.xid}.${last.id}` : cursor,
    requests: ids.map((each) => ({
      id: each,
      isNew: isNew.has(each),
      row: byId.get(each) ?? null,
      writers: writers.get(each) ?? [],
    })),
    hasWorkspace,
    counts: yield* readCounts(sql),
    hasMore: rows.length === limit,
  }
}

/** Changes are deleted in order, so while the change of a cursor exists, none after it is missing. */
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
  const last = parseCursor(yield* readLatestCursor(sql))
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

/** Milliseconds between two polls of the store while somebody watches. */
const pollInterval = 250

/** Notifies everybody who has the desk open on this server of changes, with a single poll for all of them. */
export type ChangeWatch = {
  /** Calls `onChange` after each change, whichever instance wrote it. @returns a function that stops it */
  subscribe(listener: ChangeListener): () => void
  /** Calls everybody's `onClose`: the server stops. */
  close(): Promise<void>
}

type ChangeListener = { onChange: () => void; onClose: () => void }

/** Creates the watch. It polls the store only while somebody listens. */
export function watchChanges(store: Pick<TransactionRunner, 'run'>): ChangeWatch {
  const listeners = new Set<ChangeListener>()
  let seen: ChangesCursor | undefined
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let isClosed = false

  async function poll(): Promise<void> {
    try {
      const latest = await store.run(readLatestCursor, undefined)
      if (latest === seen) return
      seen = latest
      for (const { onChange } of listeners) onChange()
    } catch {
      // The store reports its failures itself. The next poll notices what happened meanwhile.
    }
  }

  function schedule(): void {
    if (timer || isClosed || listeners.size === 0) return
    timer = setTimeout(() => {
      polling = poll().finally(() => {
        timer = undefined
        schedule()
      })
    }, pollInterval)
  }

  return {
    subscribe(listener) {
      if (isClosed) queueMicrotask(listener.onClose)
      listeners.add(listener)
      schedule()
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const { onClose } of listeners) onClose()
      await polling
    },
  }
}
