import { sql as raw } from 'kysely'
import { lock, rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { releaseConsultation } from '#server/requests/spam/held-transactions.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { deskLock } from './handling-steps.ts'
import { addHistory, type Actor } from '#server/requests/history/history-steps.ts'
import { keepUndo } from './undo-steps.ts'

/**
 * Releases held requests: they are new, and delivered like any other.
 * @param input.dueAt when the first attempt to deliver them may begin (ISO 8601): until then it can be undone
 * @returns the ids of those that were held
 */
export function* releaseRequests(
  sql: Sql,
  input: Actor & { ids: readonly string[]; channels: readonly string[]; dueAt: string; tokenHash: string },
): Transaction<string[]> {
  const { ids, channels, dueAt, ...actor } = input
  yield* lock([deskLock])
  const released: string[] = []
  for (const id of ids) {
    const isReleased = yield* releaseConsultation(sql, { id, channels, now: actor.now, dueAt })
    if (isReleased) released.push(id)
  }
  if (released.length === 0) return released
  yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ version: raw`version + 1` })
      .where('id', 'in', released),
  )
  yield* addHistory(
    sql,
    released.map((requestId) => ({ requestId, fact: { kind: 'released' } })),
    actor,
  )
  yield* keepUndo(
    sql,
    released.map((requestId) => ({ kind: 'released', requestId })),
    actor,
  )
  for (const id of released) {
    yield* addAuditEntry(sql, {
      at: actor.now,
      staffId: actor.staffId,
      action: 'request.released',
      subject: { kind: 'request', id },
    })
  }
  return released
}
