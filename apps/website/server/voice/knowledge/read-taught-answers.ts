import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Transaction } from '#server/database/transaction.ts'
import type { TaughtAnswerRow } from './taught-answer-rows.ts'

/** The answers at one moment. `version` is null where none was ever written. */
type TaughtState = { version: string | null; answers: TaughtAnswerRow[] }

/** The answers that staff wrote, the newest first; null where they are still those of the `known` version. */
export function* readTaughtAnswers(
  sql: Sql,
  { known }: { known: string | null },
): Transaction<TaughtState | null> {
  // First: what is written in between is read again, and never missed.
  const [row] = yield* rowsOf(
    sql.selectFrom('taught_versions').select('version').where('name', '=', 'answers'),
  )
  const version = row?.version ?? null
  if (version === known) return null
  return { version, answers: yield* rowsOf(listAnswers(sql)) }
}

/** All of them, the newest first. */
export function* listTaughtAnswers(sql: Sql): Transaction<TaughtAnswerRow[]> {
  return yield* rowsOf(listAnswers(sql))
}

const listAnswers = (sql: Sql) =>
  sql.selectFrom('taught_answers').selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc')
