import { createHash } from 'node:crypto'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { wordsOf } from '../calls/questions.ts'

/** A row of `dismissed_questions`: a visitor's text that staff marked as not a question. */
export type DismissedQuestionRow = {
  /** The text's `questionKey`. */
  id: string
  /** ISO 8601. */
  dismissed_at: string
  staff_id: string
}

/** Returns a key without the question's words, because erasing a call must remove the words everywhere. */
export const questionKey = (question: string): string =>
  createHash('sha256').update(wordsOf(question)).digest('hex')

/** Lists all dismissed questions, the latest first. */
export function* listDismissedQuestions(sql: Sql): Transaction<DismissedQuestionRow[]> {
  return yield* rowsOf(
    sql.selectFrom('dismissed_questions').selectAll().orderBy('dismissed_at', 'desc').orderBy('id'),
  )
}
