import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'

/** A row of the table `site_keys`: a key that the site generated for itself. */
export type SiteKeyRow = { name: string; value: string; created_at: string }

/**
 * Stores a key under its name unless there is one. Two instances that start together get the same key.
 * @param input.candidate stored if there is no key yet
 * @param input.now ISO 8601
 * @returns the key of this name
 */
export function* keepSiteKey(
  sql: Sql,
  { name, candidate, now }: { name: string; candidate: string; now: string },
): Transaction<string> {
  yield* rowsOf(
    sql
      .insertInto('site_keys')
      .values({ name, value: candidate, created_at: now })
      .onConflict((conflict) => conflict.column('name').doNothing()),
  )
  return (yield* findSiteKey(sql, { name })) ?? candidate
}

/** Reads the key of this name; null if there is none. */
export function* findSiteKey(sql: Sql, { name }: { name: string }): Transaction<string | null> {
  const [kept] = yield* rowsOf(sql.selectFrom('site_keys').select('value').where('name', '=', name))
  return kept?.value ?? null
}
