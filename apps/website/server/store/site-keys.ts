import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './open-database.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import { rowsOf, type Sql, type Transaction } from './transaction.ts'

/** Milliseconds for which a start waits for a slow store, as it does for one that another server holds. */
const startTimeout = 30_000

/**
 * Returns the key of this name. The first call makes it, and every instance gets the same one. Later starts only read it, so that
 * the site starts while its store takes no writes.
 * @throws StoreUnavailableError when the store does not answer for half a minute.
 */
export async function readSiteKey(
  store: Pick<Database, 'run' | 'read'>,
  name: string,
  make: () => string,
): Promise<string> {
  const deadline = performance.now() + startTimeout
  for (;;) {
    try {
      return (
        (await store.read(findSiteKey, { name })) ??
        (await store.run(ensureSiteKey, { name, candidate: make(), now: new Date().toISOString() }))
      )
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}

/**
 * Stores a key under its name unless there is one. Two instances that start together get the same key.
 * @param input.candidate stored if there is no key yet
 * @param input.now ISO 8601
 * @returns the key of this name
 */
export function* ensureSiteKey(
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
  const [key] = yield* rowsOf(sql.selectFrom('site_keys').select('value').where('name', '=', name))
  return key?.value ?? null
}
