import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import type { Writer } from '#contract/desk/requests.ts'

/** Milliseconds that a sign of writing lasts. The browser repeats it every 20 s. */
const writingLasts = 45_000

/**
 * Records that a person has an unsent reply open, or no longer has, and announces it to every open desk.
 * @returns false if there is no such request
 */
export function* setWriting(
  sql: Sql,
  {
    requestId,
    staffId,
    isWriting,
    now,
  }: { requestId: string; staffId: string; isWriting: boolean; now: string },
): Transaction<boolean> {
  const [request] = yield* rowsOf(
    sql.selectFrom('consultations').select('id').where('id', '=', requestId).where('state', '=', 'accepted'),
  )
  if (!request) return false
  yield* rowsOf(
    sql
      .deleteFrom('request_writers')
      .where((row) =>
        row.or([row('until', '<', now), row.and({ request_id: requestId, staff_id: staffId })]),
      ),
  )
  if (isWriting) {
    const until = new Date(Date.parse(now) + writingLasts).toISOString()
    yield* rowsOf(
      sql
        .insertInto('request_writers')
        .values({ request_id: requestId, staff_id: staffId, until })
        .onConflict((conflict) => conflict.columns(['request_id', 'staff_id']).doUpdateSet({ until })),
    )
  }
  yield* rowsOf(sql.insertInto('request_changes').values({ at: now, request_id: requestId, is_new: 0 }))
  return true
}

/** Reads who writes to these requests. */
export function* readWriters(
  sql: Sql,
  ids: readonly string[],
): Generator<Step, ReadonlyMap<string, Writer[]>, unknown[]> {
  const rows =
    ids.length === 0
      ? []
      : yield* rowsOf(
          sql
            .selectFrom('request_writers')
            .select(['request_id', 'staff_id', 'until'])
            .where('request_id', 'in', ids)
            .orderBy('staff_id'),
        )
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ request_id }) => request_id),
      ([id, writers]) => [id, writers.map(({ staff_id, until }) => ({ staffId: staff_id, until }))],
    ),
  )
}
