import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/store/open-database.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'

/** Milliseconds for which a start waits for a slow store, as it does for one that another server holds. */
const patience = 30_000

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
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return (
        (await store.read('findSiteKey', { name })) ??
        (await store.run('keepSiteKey', { name, candidate: make(), now: new Date().toISOString() }))
      )
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}
