import { randomUUID } from 'node:crypto'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import { rowsOf, type TransactionRunner, type Sql, type Transaction } from './transaction.ts'

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

/**
 * Reads a row and writes one, to check whether the store works: reading succeeds on a full disk and on a standby.
 * @param mark null to read only. `key` names an unused counter, one for each process so that they do not wait for each
 * other; `now` is ISO 8601, and the row is deleted with the ended counters.
 */
export function* ping(sql: Sql, mark: { key: string; now: string } | null): Transaction<true> {
  yield* rowsOf(sql.selectFrom('consultations').select('id').limit(1))
  if (mark === null) return true
  const { key, now } = mark
  yield* rowsOf(
    sql
      .insertInto('usage')
      .values({ key, used: 0, window_ends_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: now })),
  )
  return true
}

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
