import { createId } from '#server/store/create-id.ts'
import { lock, rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { addAuditEntry } from '#server/store/audit-transactions.ts'
import { wordsOf } from '#server/voice/calls/unanswered-questions.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'
import { maxAnswers, type AnswerRequest } from '#contract/desk/questions.ts'

type Actor = { staffId: string; now: string }

export type AnswerSaved =
  | { outcome: 'saved'; answer: TaughtAnswerRow }
  /** A colleague has changed it since its writer saw it. */
  | { outcome: 'overtaken'; answer: TaughtAnswerRow }
  /** There is no answer with this id (any more). */
  | { outcome: 'gone' }
  /** Another answer has this question. */
  | { outcome: 'known' }
  /** There are as many as there may be. */
  | { outcome: 'full' }

/**
 * Adds an answer, or changes the one with `id`. The assistants of all instances read it before their next call.
 * @param options.seen when the answer to change was written that its writer saw
 */
export function* saveAnswer(
  sql: Sql,
  {
    id,
    seen,
    answer: { question, waysToAsk, answer },
    ...actor
  }: Actor & { id: string | null; seen?: string; answer: AnswerRequest },
): Transaction<AnswerSaved> {
  yield* lock(['taught-answers'])
  const known = yield* rowsOf(sql.selectFrom('taught_answers').selectAll())
  const before = known.find((each) => each.id === id)
  if (id !== null && !before) return { outcome: 'gone' }
  if (before && seen !== undefined && before.updated_at !== seen)
    return { outcome: 'overtaken', answer: before }
  const words = wordsOf(question)
  if (known.some((each) => each.id !== id && wordsOf(each.question) === words)) return { outcome: 'known' }
  if (id === null && known.length >= maxAnswers) return { outcome: 'full' }
  const row: TaughtAnswerRow = {
    id: id ?? createId(),
    created_at: before?.created_at ?? actor.now,
    updated_at: actor.now,
    staff_id: actor.staffId,
    question,
    ways: JSON.stringify(waysToAsk),
    answer,
  }
  yield* rowsOf(
    sql
      .insertInto('taught_answers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
  )
  yield* recordChange(sql, id === null ? 'answer.added' : 'answer.changed', row.id, actor)
  return { outcome: 'saved', answer: row }
}

/** Deletes an answer. @returns whether there was one */
export function* deleteAnswer(sql: Sql, { id, ...actor }: Actor & { id: string }): Transaction<boolean> {
  yield* lock(['taught-answers'])
  const [deleted] = yield* rowsOf(sql.deleteFrom('taught_answers').where('id', '=', id).returning('id'))
  if (!deleted) return false
  yield* recordChange(sql, 'answer.deleted', id, actor)
  return true
}

function* recordChange(
  sql: Sql,
  action: string,
  id: string,
  { staffId, now }: Actor,
): Generator<Step, void, unknown[]> {
  const version = createId()
  yield* rowsOf(
    sql
      .insertInto('taught_versions')
      .values({ name: 'answers', version })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ version })),
  )
  yield* addAuditEntry(sql, { at: now, staffId, action, subject: { kind: 'answer', id } })
}

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
