import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'

type Dismissal = { id: string; staffId: string; now: string }

/** Marks the entry with this key as not a question, for all staff. */
export function* dismissQuestion(sql: Sql, { id, staffId, now }: Dismissal): Transaction<null> {
  const [added] = yield* rowsOf(
    sql
      .insertInto('dismissed_questions')
      .values({ id, dismissed_at: now, staff_id: staffId })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  const subject = { kind: 'question', id }
  if (added) yield* addAuditEntry(sql, { at: now, staffId, action: 'question.dismissed', subject })
  return null
}

/** Lists it again. @returns whether it was dismissed */
export function* restoreQuestion(sql: Sql, { id, staffId, now }: Dismissal): Transaction<boolean> {
  const [deleted] = yield* rowsOf(sql.deleteFrom('dismissed_questions').where('id', '=', id).returning('id'))
  if (!deleted) return false
  const subject = { kind: 'question', id }
  yield* addAuditEntry(sql, { at: now, staffId, action: 'question.restored', subject })
  return true
}
