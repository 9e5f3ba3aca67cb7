import { createId } from '#server/store/create-id.ts'
import { lock, rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import {
  afterEntryOf,
  assignmentOf,
  isSameAssignment,
  readAssignments,
  recordUndo,
  touchRequest,
  writeAssignments,
} from './change-requests.ts'
import { addHistory, deskLock, type Actor } from '#server/requests/receive/request-history.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** Maximum number of notes of a request: each change of one makes the store index all of them again. */
export const maxNotes = 100

type NoteInput = Actor & { requestId: string; tokenHash: string }

/** Adds a note. @returns its id; `gone` if the request does not exist, `full` if it has `maxNotes` */
export function* addRequestNote(
  sql: Sql,
  { requestId, text, ...actor }: NoteInput & { text: string; staffId: string },
): Transaction<{ id: string } | 'gone' | 'full'> {
  yield* lock([deskLock])
  const [request] = yield* rowsOf(realRequests(sql).select('id').where('id', '=', requestId))
  if (!request) return 'gone'
  const notes = yield* rowsOf(
    sql
      .selectFrom('request_notes')
      .select('id')
      .where('request_id', '=', requestId)
      .where('deleted_at', 'is', null)
      .limit(maxNotes),
  )
  if (notes.length === maxNotes) return 'full'
  const id = createId()
  yield* rowsOf(
    sql
      .insertInto('request_notes')
      .values({ id, request_id: requestId, created_at: actor.now, staff_id: actor.staffId, text }),
  )
  yield* addHistory(sql, [{ requestId, fact: { kind: 'note-added' } }], actor)
  // A held request has no assignment.
  const changes = (yield* readAssignments(sql, [requestId]))
    .map((each) => ({ request: each, after: afterEntryOf(actor.staffId, assignmentOf(each)) }))
    .filter((each) => !isSameAssignment(each.request, each.after))
  const steps = yield* writeAssignments(sql, changes, actor)
  if (steps.length === 0) yield* touchRequest(sql, requestId)
  yield* recordUndo(sql, [{ kind: 'note-added', requestId, noteId: id }, ...steps], actor)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: 'note.added',
    subject: { kind: 'request', id: requestId },
  })
  return { id }
}

/**
 * Deletes a note. Its text stays until the deletion can no longer be undone (`deleteDeskTraces`), but the search no
 * longer finds it. @returns whether the note existed
 */
export function* deleteRequestNote(
  sql: Sql,
  { requestId, noteId, ...actor }: NoteInput & { noteId: string },
): Transaction<boolean> {
  yield* lock([deskLock])
  const [deleted] = yield* rowsOf(
    sql
      .updateTable('request_notes')
      .set({ deleted_at: actor.now })
      .where('id', '=', noteId)
      .where('request_id', '=', requestId)
      .where('deleted_at', 'is', null)
      .returning('id'),
  )
  if (!deleted) return false
  yield* addHistory(sql, [{ requestId, fact: { kind: 'note-deleted' } }], actor)
  yield* touchRequest(sql, requestId)
  yield* recordUndo(sql, [{ kind: 'note-deleted', requestId, noteId }], actor)
  yield* addAuditEntry(sql, {
    at: actor.now,
    staffId: actor.staffId,
    action: 'note.deleted',
    subject: { kind: 'request', id: requestId },
  })
  return true
}
