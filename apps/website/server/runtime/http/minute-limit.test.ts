import { expect, it } from 'vitest'
import { createMinuteLimit } from './minute-limit.ts'

it('limits each client and all of them together, and starts again after a minute', () => {
  let now = 0
  const limit = createMinuteLimit({ ofOne: 2, ofAll: 3 }, () => now)
  const may = (client: string) => limit.take(client)
  expect(['a', 'a', 'a', 'b', 'c'].map(may)).toEqual([true, true, false, true, false])
  now = 59_999
  expect(may('c')).toBe(false)
  expect(limit.isSpent('c')).toBe(true)
  now = 60_000
  expect(['c', 'a'].map(may)).toEqual([true, true])
})
