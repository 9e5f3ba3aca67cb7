import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailableError } from '#server/database/store-unavailable-error.ts'
import type { TransactionRunner } from '#server/database/transaction-runner.ts'

/** Milliseconds for which a start waits for a slow store, as it does for one that another server holds. */
const patience = 30_000

/**
 * Reads the key of this name. The first call generates it, and every instance gets the same.
 * @throws StoreUnavailableError when the store does not answer for half a minute.
 */
export async function readSiteKey(
  store: Pick<TransactionRunner, 'run'>,
  name: string,
  make: () => string,
): Promise<string> {
  const candidate = make()
  const deadline = performance.now() + patience
  for (;;) {
    try {
      return await store.run('keepSiteKey', { name, candidate, now: new Date().toISOString() })
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}
