import { randomUUID } from 'node:crypto'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import type { TransactionRunner } from './transaction-runner.ts'

/** Milliseconds for which a store that answered counts as reachable: anybody may ask, and each answer is a write. */
const answerHolds = 1000

/** An engine whose failures are reported, wherever they happen. */
export type WatchedStore = TransactionRunner & {
  /** Whether a transaction would be answered now. Never throws. */
  isReachable(): Promise<boolean>
}

/** Watches an engine. @param onFailure is told of each transaction that the engine could not carry out. */
export function watchStore(
  engine: TransactionRunner,
  onFailure: (error: StoreUnavailableError) => void,
): WatchedStore {
  const key = `probe ${randomUUID()}`
  let answer: Promise<boolean> | undefined
  // What the damage took, no probe can know: it may never come by that page. It ends with a backup, and with this process.
  let isDamaged = false

  const run: TransactionRunner['run'] = async (name, input) => {
    try {
      return await engine.run(name, input)
    } catch (error) {
      if (error instanceof StoreUnavailableError && error.code !== 'closed') {
        isDamaged ||= error.code === 'SQLITE_CORRUPT' || error.code === 'SQLITE_NOTADB'
        onFailure(error)
      }
      throw error
    }
  }

  async function ask(): Promise<boolean> {
    try {
      await run('probe', { key, now: new Date().toISOString() })
      setTimeout(() => (answer = undefined), answerHolds).unref()
      return true
    } catch {
      answer = undefined
      return false
    }
  }

  return {
    run,
    isReachable: async () => (await (answer ??= ask())) && !isDamaged,
    close: () => engine.close(),
  }
}
