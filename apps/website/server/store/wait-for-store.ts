import { StoreUnavailableError } from './store-unavailable-error.ts'
import type { TransactionRunner } from './transaction.ts'
import { ping } from './ping.ts'

/**
 * Waits until a store whose thread has just been started answers: on a busy machine, as after a power loss, that may
 * take longer than a transaction, and the server would not start. Any other failure is left to those who use the store.
 * @param options.wait milliseconds, at most
 */
export async function waitForStore(
  store: Pick<TransactionRunner, 'run'>,
  { wait, signal }: { wait: number; signal?: AbortSignal | undefined },
): Promise<void> {
  const deadline = performance.now() + wait
  while (performance.now() < deadline && signal?.aborted !== true) {
    try {
      await store.run(ping, null)
      return
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || error.code !== 'timeout') return
    }
  }
}
