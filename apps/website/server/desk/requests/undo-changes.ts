import { sql as raw } from 'kysely'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import type { Undone } from '#contract/desk/changes.ts'
import {
  undoTime,
  assignmentOf,
  isSameAssignment,
  permitted,
  readAssignments,
  touchRequest,
  writeAssignments,
  type UndoStep,
} from './change-requests.ts'
import { appointmentsLock } from '#server/appointments/taken-times.ts'
import { undoAppointment } from '../appointments/undo-appointment.ts'
import { writeApart } from './contact-transactions.ts'
import { withdraw } from './deliver-requests.ts'
import { addHistory, deskLock, type Actor } from '#server/requests/receive/request-history.ts'

/**
 * Undoes the changes of a token, unless somebody has changed the values since. Null if the token is not valid (any
 * more).
 */
export function* undoChanges(
  sql: Sql,
  input: Actor & { tokenHash: string; sendsMail: boolean },
): Transaction<Omit<Undone, 'requests'> | null> {
  yield* lock([appointmentsLock, deskLock])
  const steps = yield* claimUndo(sql, input)
  if (!steps) return null
  const undone = new Set<string>()
  const skipped = new Map<string, SkipReason>()
  for (const step of steps) {
    if (step.kind === 'handling') continue
    const refusal = yield* undoStep(sql, step, input)
    if (refusal === null) undone.add(step.requestId)
    else skipped.set(step.requestId, refusal)
  }
  const assigned = steps.flatMap((step) =>
    // A mail that is being sent answers the request, so the stage stays, too.
    step.kind === 'handling' && !skipped.has(step.requestId) ? [step] : [],
  )
  for (const id of yield* undoAssignments(sql, assigned, input)) undone.add(id)
  for (const { requestId } of assigned) if (!undone.has(requestId)) skipped.set(requestId, 'changed')
  for (const id of undone) {
    yield* addAuditEntry(sql, {
      at: input.now,
      staffId: input.staffId,
      action: 'request.undone',
      subject: { kind: 'request', id },
    })
  }
  return { undone: [...undone], skipped: Array.from(skipped, ([id, reason]) => ({ id, reason })) }
}

type SkipReason = Undone['skipped'][number]['reason']

/** @returns the ids of the requests that still were as the change had left them */
function* undoAssignments(
  sql: Sql,
  steps: readonly Extract<UndoStep, { kind: 'handling' }>[],
  actor: Actor,
): Generator<Step, string[], unknown[]> {
  if (steps.length === 0) return []
  const byId = new Map(steps.map((step) => [step.requestId, step]))
  const changes = (yield* readAssignments(sql, [...byId.keys()])).flatMap((request) => {
    const step = byId.get(request.id)
    if (!step) return []
    // What else somebody has changed since, such as the stage of a request that was assigned, is no reason to refuse.
    const own = ownPartsOf(step)
    const isUntouched = isSameAssignment(request, { ...request, ...own.after })
    const after = permitted({ ...assignmentOf(request), ...own.before })
    return isUntouched && !isSameAssignment(request, after) ? [{ request, after }] : []
  })
  yield* writeAssignments(sql, changes, actor)
  return changes.map(({ request }) => request.id)
}

/** What the change itself set, as it was before and after it. */
function ownPartsOf({ before, after }: Extract<UndoStep, { kind: 'handling' }>) {
  const keys = (Object.keys(before) as (keyof typeof before)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: typeof before): Partial<typeof before> =>
    Object.fromEntries(keys.map((key) => [key, from[key]]))
  return { before: pick(before), after: pick(after) }
}

/** @returns why it was not undone; null if it was */
function* undoStep(
  sql: Sql,
  step: Exclude<UndoStep, { kind: 'handling' }>,
  actor: Actor & { sendsMail: boolean },
): Generator<Step, SkipReason | null, unknown[]> {
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
      if (!note) return 'changed'
      yield* addHistory(sql, [{ requestId, fact: { kind: isBack ? 'note-added' : 'note-deleted' } }], actor)
      yield* touchRequest(sql, requestId)
      return null
    }
    case 'appointment':
      return yield* undoAppointment(sql, step, actor)
    case 'apart': {
      const isUndone = yield* writeApart(sql, { requestId, isApart: !step.isApart }, actor)
      return isUndone === true ? null : 'changed'
    }
    case 'reply': {
      const [reply] = yield* rowsOf(
        sql.selectFrom('request_replies').select('delivery_id').where('id', '=', step.replyId),
      )
      if (!reply) return 'changed'
      if (!(yield* withdraw(sql, [reply.delivery_id]))) return 'mailed'
      yield* addHistory(sql, [{ requestId, fact: { kind: 'reply-withdrawn', replyId: step.replyId } }], actor)
      yield* rowsOf(sql.deleteFrom('request_replies').where('id', '=', step.replyId))
      yield* touchRequest(sql, requestId)
      return null
    }
    case 'released': {
      const deliveries = yield* rowsOf(
        sql.selectFrom('deliveries').select('id').where('consultation_id', '=', requestId),
      )
      const [request] = yield* readAssignments(sql, [requestId])
      if (request?.stage !== 'new' || request.snooze) return 'changed'
      if (
        !(yield* withdraw(
          sql,
          deliveries.map(({ id }) => id),
        ))
      )
        return 'mailed'
      yield* rowsOf(
        sql
          .updateTable('consultations')
          .set({ state: 'held', version: raw`version + 1` })
          .where('id', '=', requestId),
      )
      yield* addHistory(sql, [{ requestId, fact: { kind: 'held-again' } }], actor)
      return null
    }
  }
}

/** Deletes and returns the steps of a token, which are used once. Null if this person has none, or they have expired. */
function* claimUndo(
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
