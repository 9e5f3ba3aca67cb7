import { enqueueDeliveries } from '#server/requests/delivery/enqueue-deliveries.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { SpamJudgement, SpamReason } from './spam-judgement.ts'

/** Releases a held request for normal delivery. Returns false if it is not held. `now` and `dueAt` are ISO 8601. */
export function* releaseConsultation(
  sql: Sql,
  {
    id,
    channels,
    now,
    dueAt,
  }: { id: string; channels: readonly string[]; now: string; dueAt?: string | undefined },
): Transaction<boolean> {
  const [held] = yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .returning('spam'),
  )
  if (!held) return false
  yield* rowsOf(
    sql
      .updateTable('consultations')
      .set({ spam: JSON.stringify({ ...readJudgement(held.spam), releasedAt: now }) })
      .where('id', '=', id),
  )
  yield* enqueueDeliveries(sql, { consultationId: id, channels, now, dueAt })
  return true
}

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

function readJudgement(spam: string | null): SpamJudgement {
  return spam === null ? { score: 0, reasons: [] } : (JSON.parse(spam) as SpamJudgement)
}
