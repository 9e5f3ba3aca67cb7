import { sql as raw } from 'kysely'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step } from '#server/store/transaction.ts'
import { all, type Condition, looked, type Part, placeOf, type Place, readPart } from './read-part.ts'
import { tsqueryOf } from './searched-words.ts'
import { summaryColumns } from './summary-row.ts'

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
  input: { search: string; conditions: Condition[]; after: Place | null; limit: number },
): Generator<Step, Part, unknown[]> {
  const { search, conditions, after, limit } = input
  const found = raw<boolean>`search @@ to_tsquery('simple', ${tsqueryOf(search)})`
  const part = yield* readPart(sql, {
    leading: [raw<boolean>`state in ('accepted', 'held')`],
    rest: [found, ...conditions],
    after,
    limit,
    window: newest,
    more: [raw`search`.as('search')],
  })
  // The page is full, or there are no further requests.
  if (part.rows.length === limit || part.after === null) return part
  const behind = after ? [raw<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`] : []
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
        (builder) => builder.selectFrom('consultations').select(looked).where(found),
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
  return { rows: isMore ? rows.slice(0, limit) : rows, after: isMore ? placeOf(rows[limit - 1]) : null }
}
