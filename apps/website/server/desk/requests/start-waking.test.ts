import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#server/runtime/log.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { startWaking } from './start-waking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('logs a fault once a look, and nothing while the store is away, which reports itself', async () => {
  const lines: string[] = []
  let failure: Error = new StoreUnavailableError('PostgreSQL is not available', { code: 'ECONNREFUSED' })
  const fail = () => Promise.reject(failure)
  const stop = startWaking({
    database: { run: fail, read: fail },
    channels: [],
    onEnqueued: () => {},
    log: createLog((line) => lines.push(line)),
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lines).toEqual([])
  failure = new Error('no such column')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(lines).toHaveLength(1)
  stop()
})
