import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import type { Actor } from '#server/requests/history/history-steps.ts'

/** The part of a request that staff set. */
export type Handling = { stage: string; ownerId: string | null; answeredAt: string | null }

/** How to undo one change. It contains ids and states, but no personal data. */
export type UndoStep =
  | { kind: 'handling'; requestId: string; before: Handling; after: Handling }
  | { kind: 'released'; requestId: string }
  | { kind: 'note-added' | 'note-deleted'; requestId: string; noteId: string }
  | { kind: 'reply'; requestId: string; replyId: string }

/** Milliseconds within which a change can be undone. */
export const undoTime = 10 * 60_000

/** Stores how to undo a transaction's changes. `tokenHash` is the hash of the person's token. */
export function* keepUndo(
  sql: Sql,
  steps: readonly UndoStep[],
  { tokenHash, staffId, now }: Actor & { tokenHash: string },
): Generator<Step, void, unknown[]> {
  if (steps.length === 0 || staffId === null) return
  const before = new Date(Date.parse(now) - undoTime).toISOString()
  yield* rowsOf(sql.deleteFrom('desk_undos').where('created_at', '<', before))
  yield* rowsOf(
    sql
      .insertInto('desk_undos')
      .values({ token_hash: tokenHash, staff_id: staffId, created_at: now, steps: JSON.stringify(steps) }),
  )
}

/** Takes the steps of a token, once. Null if this person has none, or they have expired. */
export function* takeUndo(
  sql: Sql,
  { tokenHash, staffId, now }: Actor & { tokenHash: string },
): Generator<Step, UndoStep[] | null, unknown[]> {
  const [row] = yield* rowsOf(
    sql
      .deleteFrom('desk_undos')
      .where('token_hash', '=', tokenHash)
      .where('staff_id', '=', staffId ?? '')
      .where('created_at', '>=', new Date(Date.parse(now) - undoTime).toISOString())
      .returning('steps'),
  )
  return row ? (JSON.parse(row.steps) as UndoStep[]) : null
}
