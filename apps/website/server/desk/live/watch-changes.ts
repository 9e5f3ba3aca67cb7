import type { TransactionRunner } from '#server/store/transaction.ts'
import type { ChangesPlace } from './change-transactions.ts'
import { latestChangesPlace } from './change-transactions.ts'

/** Milliseconds between two polls of the store while somebody watches. */
const lookInterval = 250

/** Notifies everybody who has the desk open on this server of changes, with a single poll for all of them. */
export type ChangeWatch = {
  /** Calls `onChange` after each change, whichever instance wrote it. @returns a function that stops it */
  join(listener: ChangeListener): () => void
  /** Calls everybody's `onClose`: the server stops. */
  close(): Promise<void>
}

type ChangeListener = { onChange: () => void; onClose: () => void }

/** Creates the watch. It polls the store only while somebody listens. */
export function watchChanges(store: Pick<TransactionRunner, 'run'>): ChangeWatch {
  const listeners = new Set<ChangeListener>()
  let seen: ChangesPlace | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let isClosed = false

  async function look(): Promise<void> {
    try {
      const latest = await store.run(latestChangesPlace, undefined)
      if (latest === seen) return
      seen = latest
      for (const { onChange } of listeners) onChange()
    } catch {
      // The store reports its failures itself. The next poll notices what happened meanwhile.
    }
  }

  function schedule(): void {
    if (timer || isClosed || listeners.size === 0) return
    timer = setTimeout(() => {
      looking = look().finally(() => {
        timer = undefined
        schedule()
      })
    }, lookInterval)
  }

  return {
    join(listener) {
      if (isClosed) queueMicrotask(listener.onClose)
      listeners.add(listener)
      schedule()
      return () => void listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const { onClose } of listeners) onClose()
      await looking
    },
  }
}
