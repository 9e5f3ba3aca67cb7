import { createHash } from 'node:crypto'
import type { DismissedQuestionRow } from '#server/store/tables/desk-rows.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import { wordsOf } from '../calls/questions.ts'

/** Returns a key without the question's words, because erasing a call must remove the words everywhere. */
export const questionKey = (question: string): string =>
  createHash('sha256').update(wordsOf(question)).digest('hex')

/** Lists all dismissed questions, the latest first. */
export function* listDismissedQuestions(sql: Sql): Transaction<DismissedQuestionRow[]> {
  return yield* rowsOf(
    sql.selectFrom('dismissed_questions').selectAll().orderBy('dismissed_at', 'desc').orderBy('id'),
  )
}
