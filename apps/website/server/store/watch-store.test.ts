import { expect, it } from 'vitest'
import { StoreUnavailableError } from './store-unavailable-error.ts'
import type { TransactionRunner } from './transaction.ts'
import { waitForStore } from './watch-store.ts'

const failure = (code: string) => new StoreUnavailableError('scripted', { code })

/** Fails with these in turn, then answers. */
function scriptedStore(failures: StoreUnavailableError[]) {
  let tries = 0
  const run = async () => {
    const error = failures[tries++]
    if (error) throw error
    return true
  }
  return { run: run as TransactionRunner['run'], tries: () => tries }
}

it('waits for a store whose thread is slow to start', async () => {
  const store = scriptedStore([failure('timeout'), failure('timeout')])
  await waitForStore(store, { wait: 60_000 })
  expect(store.tries()).toBe(3)
})

it('does not wait for a store that answers with another failure, or when the server stops', async () => {
  const full = scriptedStore([failure('SQLITE_FULL')])
  await waitForStore(full, { wait: 60_000 })
  expect(full.tries()).toBe(1)
  const stopped = scriptedStore([failure('timeout')])
  await waitForStore(stopped, { wait: 60_000, signal: AbortSignal.abort() })
  expect(stopped.tries()).toBe(0)
})
