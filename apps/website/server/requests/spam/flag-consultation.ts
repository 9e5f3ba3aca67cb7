import { rowsOf, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { SpamJudgement, SpamReason } from './spam-judgement.ts'

/** Adds a reason to a stored request. It adds no points, because the request may already be delivered. */
export function* flagConsultation(
  sql: Sql,
  { id, signal }: { id: string; signal: string },
): Transaction<null> {
  const [row] = yield* rowsOf(sql.selectFrom('consultations').select('spam').where('id', '=', id))
  if (!row || row.spam === null) return null
  const { reasons, ...judgement } = readJudgement(row.spam)
  const flag: SpamReason = { signal, points: 0 }
  yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ spam: JSON.stringify({ ...judgement, reasons: [...reasons, flag] }) })
      .where('id', '=', id),
  )
  return null
}

/** The judgement of a stored request. */
export function readJudgement(spam: string | null): SpamJudgement {
  return spam === null ? { score: 0, reasons: [] } : (JSON.parse(spam) as SpamJudgement)
}
