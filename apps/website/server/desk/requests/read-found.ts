import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import { all, type Condition, type Part, placeOf, type Place } from './read-part.ts'
import { fts5Query, shortestBeginning, wordsOf } from './searched-words.ts'
import { summaryColumns } from './summary-row.ts'

/**
 * Finds the next requests by words in SQLite's index, newest first: the numbers there follow the time. Checks the
 * conditions on at most `window` matches.
 */
export function* readFound(
  sql: Sql,
  input: { search: string; conditions: Condition[]; after: Place | null; limit: number; window: number },
): Generator<Step, Part, unknown[]> {
  const { search, conditions, after, limit, window } = input
  const words = wordsOf(search)
  const last = words.pop()
  if (last === undefined) return { rows: [], after: null }
  const query = fts5Query(words, yield* wordsBeginning(sql, last))
  const [bound] =
    after === null
      ? []
      : yield* rowsOf(
          sql
            .selectFrom('consultations')
            .select(raw<number | null>`docid`.as('docid'))
            .where('id', '=', after.id),
        )
  const from = after && (bound?.docid ?? Math.floor(Date.parse(after.createdAt) / 1000) * numbersPerSecond)
  const found = raw<{
    found: number
  }>`(select rowid as found from desk_search where desk_search match ${query}
    ${from === null ? raw`` : raw`and rowid < ${from}`} order by rowid desc limit ${window})`.as('found')
  const rows = yield* rowsOf(
    sql
      .selectFrom(found)
      // In this join order: matches are checked until there are enough.
      .crossJoin('consultations')
      .select(summaryColumns)
      .where(raw<boolean>`docid = found`)
      .where(all(conditions))
      .orderBy('found', 'desc')
      .limit(limit + 1),
  )
  if (rows.length > limit) return { rows: rows.slice(0, limit), after: placeOf(rows[limit - 1]) }
  const [end] = yield* rowsOf(
    sql
      .selectFrom(
        sql
          .selectFrom(found)
          .select('found')
          .offset(window - 1)
          .limit(1)
          .as('found'),
      )
      .crossJoin('consultations')
      .select(['created_at', 'id'])
      .where(raw<boolean>`docid = found`),
  )
  return { rows, after: placeOf(end) }
}

/**
 * Finds the first words of the index with a prefix. FTS5's own prefix search collects all their documents before it
 * returns the first; for whole words it reads one document after the other.
 */
function* wordsBeginning(sql: Sql, beginning: string): Generator<Step, string[], unknown[]> {
  const words: string[] = []
  if (beginning.length < shortestBeginning) return [beginning]
  let from = beginning
  while (words.length < maxBeginnings) {
    const [next] = yield* rowsOf(
      sql.selectNoFrom(
        raw<string | null>`(select term from desk_vocabulary where term >= ${from} limit 1)`.as('term'),
      ),
    )
    const term = next?.term
    if (!term?.startsWith(beginning)) break
    words.push(term)
    // The smallest text after the word: a cursor that began at the word itself would pass all its documents.
    from = `${term}\u0001`
  }
  return words.length === 0 ? [beginning] : words
}

/** Maximum number of words for a prefix. */
const maxBeginnings = 12

/** As in the migration `0009-desk`. */
const numbersPerSecond = 65_536
