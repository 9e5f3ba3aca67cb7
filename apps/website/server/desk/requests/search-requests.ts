import { type RawBuilder, sql as raw } from 'kysely'
import { phoneKeysOf } from '#contract/phone-number.ts'
import { engineOf } from '#server/store/sql-builder.ts'
import { rowsOf, type Sql, type Step } from '#server/store/transaction.ts'
import {
  all,
  type Condition,
  type Part,
  positionOf,
  type Position,
  filterColumns,
  readPart,
} from './read-part.ts'
import { answersIn } from '#server/requests/stored-answers.ts'
import { summaryColumns } from './request-summary.ts'
import { fts5Query, maxWords, shortestBeginning, tsqueryOf, wordsOf } from './search-words.ts'

/**
 * Finds the next requests by words in SQLite's index, newest first: the numbers there follow the time. Checks the
 * conditions on at most `window` matches.
 */
export function* readFound(
  sql: Sql,
  input: { search: string; conditions: Condition[]; after: Position | null; limit: number; window: number },
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
  const from = after && (bound?.docid ?? Math.floor(Date.parse(after.at) / 1000) * numbersPerSecond)
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
  if (rows.length > limit)
    return { rows: rows.slice(0, limit), after: positionOf(rows[limit - 1], 'arrival') }
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
  return { rows, after: positionOf(end, 'arrival') }
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

/** Words so frequent that this many of the newest requests fill a page are found without the word index. */
const newest = 5000
/** Words that occur in no more of those are rare. */
const rare = 25

/**
 * Finds the next requests by words in PostgreSQL, newest first. The planner does not know how frequent a rare word is,
 * and would scan all requests in order for one that does not occur. So this scans the newest, and then collects all
 * matches of the word index: a word that is rare among the newest is rarely frequent among the rest.
 */
export function* readFoundByTsquery(
  sql: Sql,
  input: { search: string; conditions: Condition[]; after: Position | null; limit: number },
): Generator<Step, Part, unknown[]> {
  const { search, conditions, after, limit } = input
  const found = raw<boolean>`search @@ to_tsquery('simple', ${tsqueryOf(search)})`
  const part = yield* readPart(sql, {
    order: 'arrival',
    leading: [raw<boolean>`state in ('accepted', 'held')`],
    rest: [found, ...conditions],
    after,
    limit,
    window: newest,
    more: [raw`search`.as('search')],
  })
  // The page is full, or there are no further requests.
  if (part.rows.length === limit || part.after === null) return part
  const behind = after ? [raw<boolean>`(created_at, id) < (${after.at}, ${after.id})`] : []
  const [among] = yield* rowsOf(
    sql
      .selectFrom((from) =>
        from
          .selectFrom('consultations')
          .select(raw`search`.as('search'))
          .where(all([raw<boolean>`state in ('accepted', 'held')`, ...behind]))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(newest)
          .as('newest'),
      )
      .select(({ fn }) => fn.countAll<number | string>().as('found'))
      .where(found),
  )
  // The words are frequent, but few of their requests match the rest of the filter: the next page continues from here.
  if (Number(among?.found) > rare) return part
  const wanted = all([...conditions, ...behind])
  const rows = yield* rowsOf(
    sql
      .with(
        (cte) => cte('found').materialized(),
        (builder) => builder.selectFrom('consultations').select(filterColumns).where(found),
      )
      .selectFrom('consultations')
      .select(summaryColumns)
      .where('id', 'in', (from) =>
        from
          .selectFrom('found')
          .select('id')
          .where(wanted)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
  const isMore = rows.length > limit
  return {
    rows: isMore ? rows.slice(0, limit) : rows,
    after: isMore ? positionOf(rows[limit - 1], 'arrival') : null,
  }
}

/**
 * Finds requests by what people say on the phone: the reference, the beginning of an id, or a phone number in any
 * writing. @returns their ids; none if the search is something else
 */
export function* readNamed(sql: Sql, search: string): Generator<Step, string[], unknown[]> {
  // Also as the subject of a mail ends with it.
  const [, inSubject] = /\(([0-9a-f]{8})\)\s*$/i.exec(search) ?? []
  const named = (inSubject ?? search.trim().replace(/^#/, '')).toLowerCase()
  const conditions = [
    ...(/^[0-9a-f]{5,8}$/.test(named) ? [begins(sql, referenceColumn(sql), named)] : []),
    ...(/^[0-9a-f-]{6,36}$/.test(named) ? [begins(sql, raw`id`, named)] : []),
    ...phoneKeysOf(search).map((key) => begins(sql, raw`phone_key`, key)),
  ]
  const found: string[] = []
  for (const condition of conditions) {
    const rows = yield* rowsOf(sql.selectFrom('consultations').select('id').where(condition).limit(mostNamed))
    found.push(...rows.map(({ id }) => id))
  }
  return [...new Set(found)]
}

/** More requests with the same beginning say that it is too short. */
const mostNamed = 100

/** As in the index, which both engines have on an expression of their own. */
const referenceColumn = (sql: Sql) => (engineOf(sql) === 'postgres' ? raw`right(id, 8)` : raw`substr(id, -8)`)

/** Whether a text begins with another, by an index: PostgreSQL needs the operators that ignore the language. */
const begins = (sql: Sql, column: RawBuilder<unknown>, beginning: string): Condition =>
  engineOf(sql) === 'postgres'
    ? raw<boolean>`${column} ~>=~ ${beginning} and ${column} ~<~ ${`${beginning}~`}`
    : raw<boolean>`${column} >= ${beginning} and ${column} < ${`${beginning}~`}`

/** Writing without spaces between words: its words are found as parts of the text. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
export const isUnspaced = (search: string): boolean => unspaced.test(search)

/** Finds the next requests that contain each of these texts, in as many as `window` at once. */
export function* readContaining(
  sql: Sql,
  input: {
    search: string
    leading: Condition[]
    rest: Condition[]
    after: Position | null
    limit: number
    window: number
  },
): Generator<Step, Part, unknown[]> {
  const { search, rest, ...part } = input
  const like = raw.raw(engineOf(sql) === 'postgres' ? 'ilike' : 'like')
  const contains = search
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .slice(0, maxWords)
    .map((text) => {
      const pattern = `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
      return raw<boolean>`(words ${like} ${pattern} escape '\\' or exists (select 1 from request_notes
      where request_id = candidates.id and deleted_at is null and text ${like} ${pattern} escape '\\')
      or exists (select 1 from request_mails
      where request_id = candidates.id and subject || ' ' || text ${like} ${pattern} escape '\\'))`
    })
  const aggregate = raw.raw(engineOf(sql) === 'postgres' ? 'string_agg' : 'group_concat')
  const answers = raw`(select ${aggregate}(answer.value, ' ') from ${answersIn(sql)} as answer)`
  const words =
    raw`name || ' ' || email || ' ' || company || ' ' || message || ' ' || coalesce(${answers}, '')`.as(
      'words',
    )
  return yield* readPart(sql, { ...part, order: 'arrival', rest: [...rest, ...contains], more: [words] })
}
