import { sql as raw } from 'kysely'
import { lock, rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { Undone } from '#contract/desk/requests.ts'
import { deskLock, readHandling, touchRequest, writeHandling } from './handling-steps.ts'
import { addHistory, type Actor } from '#server/requests/history/history-steps.ts'
import { takeUndo, type UndoStep } from './undo-steps.ts'

/**
 * Undoes the changes of a token, unless somebody has changed the values since. Null if the token is not valid (any
 * more).
 */
export function* undoChanges(sql: Sql, input: Actor & { tokenHash: string }): Transaction<Undone | null> {
  yield* lock([deskLock])
  const steps = yield* takeUndo(sql, input)
  if (!steps) return null
  const undone = new Set<string>()
  const skipped = new Set<string>()
  const stopped = new Set<string>()
  for (const step of steps) {
    if (step.kind === 'handling') continue
    const isUndone = yield* undoStep(sql, step, input)
    ;(isUndone ? undone : skipped).add(step.requestId)
    // A mail that is being sent answers the request, so the state stays, too.
    if (!isUndone) stopped.add(step.requestId)
  }
  const handled = steps.flatMap((step) =>
    step.kind === 'handling' && !stopped.has(step.requestId) ? [step] : [],
  )
  for (const id of yield* undoHandling(sql, handled, input)) undone.add(id)
  for (const { requestId } of handled) if (!undone.has(requestId)) skipped.add(requestId)
  for (const id of undone) {
    yield* addAuditEntry(sql, {
      at: input.now,
      staffId: input.staffId,
      action: 'request.undone',
      subject: { kind: 'request', id },
    })
  }
  return { undone: [...undone], skipped: [...skipped] }
}

/** @returns the ids of the requests that still were as the change had left them */
function* undoHandling(
  sql: Sql,
  steps: readonly Extract<UndoStep, { kind: 'handling' }>[],
  actor: Actor,
): Generator<Step, string[], unknown[]> {
  if (steps.length === 0) return []
  const byId = new Map(steps.map((step) => [step.requestId, step]))
  const changes = (yield* readHandling(sql, [...byId.keys()])).flatMap((request) => {
    const step = byId.get(request.id)
    const isUntouched = step && request.stage === step.after.stage && request.ownerId === step.after.ownerId
    return isUntouched ? [{ request, after: step.before }] : []
  })
  yield* writeHandling(sql, changes, actor)
  return changes.map(({ request }) => request.id)
}

function* undoStep(
  sql: Sql,
  step: Exclude<UndoStep, { kind: 'handling' }>,
  actor: Actor,
): Generator<Step, boolean, unknown[]> {
  const { requestId } = step
  switch (step.kind) {
    case 'note-added':
    case 'note-deleted': {
      const isBack = step.kind === 'note-deleted'
      const [note] = yield* rowsOf(
        sql
          .updateTable('request_notes')
          .set({ deleted_at: isBack ? null : actor.now })
          .where('id', '=', step.noteId)
          .where('deleted_at', isBack ? 'is not' : 'is', null)
          .returning('id'),
      )
      if (!note) return false
      yield* addHistory(sql, [{ requestId, fact: { kind: isBack ? 'note-added' : 'note-deleted' } }], actor)
      yield* touchRequest(sql, requestId)
      return true
    }
    case 'reply': {
      const [reply] = yield* rowsOf(
        sql.selectFrom('request_replies').select('delivery_id').where('id', '=', step.replyId),
      )
      if (!reply || !(yield* withdraw(sql, [reply.delivery_id]))) return false
      yield* addHistory(sql, [{ requestId, fact: { kind: 'reply-withdrawn', replyId: step.replyId } }], actor)
      yield* rowsOf(sql.deleteFrom('request_replies').where('id', '=', step.replyId))
      yield* touchRequest(sql, requestId)
      return true
    }
    case 'released': {
      const deliveries = yield* rowsOf(
        sql.selectFrom('deliveries').select('id').where('consultation_id', '=', requestId),
      )
      const [request] = yield* readHandling(sql, [requestId])
      if (request?.stage !== 'new') return false
      if (
        !(yield* withdraw(
          sql,
          deliveries.map(({ id }) => id),
        ))
      )
        return false
      yield* rowsOf(
        sql
          .updateTable('consultations')
          .set({ state: 'held', version: raw`version + 1` })
          .where('id', '=', requestId),
      )
      yield* addHistory(sql, [{ requestId, fact: { kind: 'held-again' } }], actor)
      return true
    }
  }
}

/** Deletes deliveries without an attempt. @returns false if one has begun; nothing is deleted then */
function* withdraw(sql: Sql, ids: readonly (string | null)[]): Generator<Step, boolean, unknown[]> {
  const named = ids.filter((id) => id !== null)
  if (named.length === 0) return true
  const idle = yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({ claim: 'withdrawn' })
      .where('id', 'in', named)
      .where('state', '=', 'waiting')
      .where('claim', 'is', null)
      .where('attempts', '=', 0)
      .returning('id'),
  )
  const claimed = idle.map(({ id }) => id)
  if (claimed.length < named.length) {
    if (claimed.length > 0) {
      yield* rowsOf(sql.updateTable('deliveries').set({ claim: null }).where('id', 'in', claimed))
    }
    return false
  }
  yield* rowsOf(sql.deleteFrom('deliveries').where('id', 'in', claimed))
  return true
}
