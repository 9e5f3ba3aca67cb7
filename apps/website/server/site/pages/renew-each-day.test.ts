import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#server/runtime/log.ts'
import { renewEachDay } from './page-snapshots.ts'

const minute = 60_000

let stop: () => void
let logged: string[]
beforeEach(() => {
  logged = []
  vi.useFakeTimers({ now: new Date('2027-03-30T21:58:00Z') })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Two minutes before midnight in Berlin. */
function start(...renewals: (() => Promise<void>)[]) {
  stop = renewEachDay(
    renewals.map((renew) => ({ find: () => null, renew })),
    'Europe/Berlin',
    createLog((line) => logged.push(line)),
  )
}

it('renders the pages again within a minute of midnight at the agency, and once a day', async () => {
  const renew = vi.fn(async () => {})
  start(renew)
  await vi.advanceTimersByTimeAsync(minute)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(renew).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(12 * 60 * minute)
  expect(renew).toHaveBeenCalledTimes(1)
})

it('renders the pages of every language', async () => {
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})]
  start(first, second)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('tries again when the pages could not be rendered, and logs it', async () => {
  const renew = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no memory'))
  start(renew)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(renew).toHaveBeenCalledTimes(2)
  expect(logged).toEqual([expect.stringContaining('the pages could not be rendered again')])
})
