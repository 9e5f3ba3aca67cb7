import { randomUUID } from 'node:crypto'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import type { TransactionRunner } from './transaction.ts'
import { ping } from './ping.ts'

/** Milliseconds for which a check stays valid: anybody may request `/readyz`, and each check writes a row. */
const answerHolds = 1000

/** An engine that reports its failures, wherever they happen. */
export type WatchedStore = TransactionRunner & {
  /** Whether a transaction would be answered now. Never throws. */
  isReachable(): Promise<boolean>
}

/** Watches an engine. @param onFailure called for each transaction that the engine could not execute. */
export function watchStore(
  engine: TransactionRunner,
  onFailure: (error: StoreUnavailableError) => void,
): WatchedStore {
  const key = `probe ${randomUUID()}`
  let check: Promise<boolean> | undefined
  // A check cannot detect the damage itself, because it may not read the damaged page. So this stays true until the
  // process ends; a backup has to be restored.
  let isDamaged = false

  const run: TransactionRunner['run'] = async (transaction, input) => {
    try {
      return await engine.run(transaction, input)
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
      await run(ping, { key, now: new Date().toISOString() })
      setTimeout(() => (check = undefined), answerHolds).unref()
      return true
    } catch {
      check = undefined
      return false
    }
  }

  return {
    run,
    isReachable: async () => (await (check ??= ask())) && !isDamaged,
    close: () => engine.close(),
  }
}
