import { expect, it } from 'vitest'
import { inBatches, nextBatch } from './in-batches.ts'

it.each([0, 1, 20, 333])('deletes %i rows in batches that at most double', async (rows) => {
  let left = rows
  let last = 10
  const deleted = await inBatches(async (most) => {
    expect(most).toBeLessThanOrEqual(last * 2)
    last = most
    const some = Math.min(left, most)
    left -= some
    return some
  })
  expect(deleted).toBe(rows)
  expect(left).toBe(0)
})

it('deletes fewer rows after a slow batch, and more after a fast one', () => {
  expect(nextBatch(100, 16)).toBe(50)
  expect(nextBatch(100, 5)).toBe(160)
  expect(nextBatch(100, 0)).toBe(200)
  expect(nextBatch(100, 60_000)).toBe(1)
})
