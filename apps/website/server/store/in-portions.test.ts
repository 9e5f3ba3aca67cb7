import { expect, it } from 'vitest'
import { inPortions, nextPortion } from './in-portions.ts'

it.each([0, 1, 20, 333])('deletes %i rows in portions that at most double', async (rows) => {
  let left = rows
  let last = 10
  const deleted = await inPortions(async (most) => {
    expect(most).toBeLessThanOrEqual(last * 2)
    last = most
    const some = Math.min(left, most)
    left -= some
    return some
  })
  expect(deleted).toBe(rows)
  expect(left).toBe(0)
})

it('takes fewer rows after a slow portion, and more after a fast one', () => {
  expect(nextPortion(100, 16)).toBe(50)
  expect(nextPortion(100, 5)).toBe(160)
  expect(nextPortion(100, 0)).toBe(200)
  expect(nextPortion(100, 60_000)).toBe(1)
})
