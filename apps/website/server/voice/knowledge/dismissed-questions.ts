import { createHash } from 'node:crypto'
import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import { wordsOf } from '../calls/questions.ts'

/** A row of `dismissed_questions`: something that visitors said and that staff marked as not a question. */
export type DismissedQuestionRow = {
  /** `questionKey` of it. */
  id: string
  /** ISO 8601. */
  dismissed_at: string
  staff_id: string
}

/** Names a question without its words, because erasing a call has to remove them everywhere. */
export const questionKey = (question: string): string =>
  createHash('sha256').update(wordsOf(question)).digest('hex')

/** All that staff dismissed, the latest first. */
export function* listDismissedQuestions(sql: Sql): Transaction<DismissedQuestionRow[]> {
  return yield* rowsOf(
    sql.selectFrom('dismissed_questions').selectAll().orderBy('dismissed_at', 'desc').orderBy('id'),
  )
}
