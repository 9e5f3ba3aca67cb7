import type { Sql, Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { lock } from '#server/store/transaction.ts'
import type { ChangeRequests } from '#contract/desk/requests.ts'
import { deskLock, handlingOf, readHandling, withStage, writeHandling } from './handling-steps.ts'
import type { Actor } from '#server/requests/history/history-steps.ts'
import { keepUndo } from './undo-steps.ts'

/** Sets the state or the owner of requests. @returns the ids of the changed ones */
export function* changeRequests(
  sql: Sql,
  { ids, change, ...actor }: ChangeRequests & Actor & { tokenHash: string },
): Transaction<string[]> {
  yield* lock([deskLock])
  const changes = (yield* readHandling(sql, ids)).flatMap((request) => {
    const before = handlingOf(request)
    const staged = change.state === undefined ? before : withStage(before, change.state, actor.now)
    const after = { ...staged, ...(change.ownerId !== undefined && { ownerId: change.ownerId }) }
    const isSame = after.stage === before.stage && after.ownerId === before.ownerId
    return isSame ? [] : [{ request, after }]
  })
  yield* keepUndo(sql, yield* writeHandling(sql, changes, actor), actor)
  for (const { request, after } of changes) {
    yield* addAuditEntry(sql, {
      at: actor.now,
      staffId: actor.staffId,
      action: 'request.changed',
      subject: { kind: 'request', id: request.id },
      details: { state: after.stage, ownerId: after.ownerId },
    })
  }
  return changes.map(({ request }) => request.id)
}
