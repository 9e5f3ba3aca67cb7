import { sql as raw } from 'kysely'
import { addHistory, type Actor } from '#server/requests/receive/request-history.ts'
import { engineOf } from '#server/store/sql-builder.ts'
import { countOf, rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import type { ImportedRow } from './read-imported-row.ts'

/** How many of these requests are in the store. */
export function* countKnownRequests(sql: Sql, { ids }: { ids: readonly string[] }): Transaction<number> {
  return yield* countOf(sql.selectFrom('consultations').where('id', 'in', ids))
}

/**
 * Adds requests that are not in the store yet. Nothing is delivered. No time of an answer is made up.
 * @returns how many were added
 */
export function* importRequests(
  sql: Sql,
  { rows, ...actor }: Actor & { rows: readonly ImportedRow[] },
): Transaction<number> {
  const isOwnChange = yield* changesFromNowOn(sql)
  const added = yield* rowsOf(
    sql
      .insertInto('consultations')
      // No hash of what somebody wrote: nothing is compared with it.
      .values(
        rows.map((row) => ({
          ...row,
          content_hash: 'imported',
          spam: null,
          message_hash: null,
          idempotency_key_hash: null,
        })),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  const last = added.at(-1)
  if (!last) return 0
  yield* addHistory(
    sql,
    added.map(({ id }) => ({ requestId: id, fact: { kind: 'imported' } })),
    actor,
  )
  // Open desks are to count them, and to announce none: one change of all does that.
  yield* rowsOf(sql.deleteFrom('request_changes').where(isOwnChange).where('request_id', '!=', last.id))
  yield* rowsOf(sql.updateTable('request_changes').set({ is_new: 0 }).where(isOwnChange))
  return added.length
}

/** Finds the changes that this transaction is about to make, by an index. */
function* changesFromNowOn(sql: Sql): Generator<Step, ReturnType<typeof raw<boolean>>, unknown[]> {
  if (engineOf(sql) === 'postgres') return raw<boolean>`xid = pg_current_xact_id()::text::bigint`
  const [last] = yield* rowsOf(
    sql.selectFrom('request_changes').select(({ fn }) => fn.max<number | null>('id').as('id')),
  )
  return raw<boolean>`id > ${last?.id ?? 0}`
}
