import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'

/** A snapshot of the answers. `version` is null if no answer was ever written. */
type TaughtState = { version: string | null; answers: TaughtAnswerRow[] }

/** Reads the answers that staff wrote, the newest first; null if `known` is still the current version. */
export function* readTaughtAnswers(
  sql: Sql,
  { known }: { known: string | null },
): Transaction<TaughtState | null> {
  // Read the version first: then a concurrent write is read twice instead of missed.
  const [row] = yield* rowsOf(
    sql.selectFrom('taught_versions').select('version').where('name', '=', 'answers'),
  )
  const version = row?.version ?? null
  if (version === known) return null
  return { version, answers: yield* rowsOf(listAnswers(sql)) }
}

/** Lists all taught answers, the newest first. */
export function* listTaughtAnswers(sql: Sql): Transaction<TaughtAnswerRow[]> {
  return yield* rowsOf(listAnswers(sql))
}

const listAnswers = (sql: Sql) =>
  sql.selectFrom('taught_answers').selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc')
