import type { TransactionRunner } from '#server/store/transaction-runner.ts'
import type { UsageStore } from './usage-store.ts'

/** @param now milliseconds since the epoch. */
export function createUsageStore(runner: TransactionRunner, now: () => number = Date.now): UsageStore {
  return {
    consume: (takes) => runner.run('consumeUsage', { takes, now: new Date(now()).toISOString() }),
  }
}
