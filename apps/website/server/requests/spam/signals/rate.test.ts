import { expect, it } from 'vitest'
import { points } from '#server/testing/a-spam-request.ts'
import { rate } from './rate.ts'

it('counts a client’s requests in a minute, beyond the number that colleagues would send', () => {
  expect([1, 3, 4, 10, 11, 1000].map((count) => points(rate(count)))).toEqual([0, 0, 2, 2, 3, 3])
})
