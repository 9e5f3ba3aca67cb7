import { expect, it } from 'vitest'
import { isHeld, judge } from '../spam-judgement.ts'
import { points } from '#server/testing/a-spam-request.ts'
import { timeToFill } from './time-to-fill.ts'

it('counts a form that was filled in faster than a person can type', () => {
  expect([0, 1, 3, 5, 60, 90_000].map((seconds) => points(timeToFill(seconds)))).toEqual([3, 3, 1, 0, 0, 0])
})

it('never holds a request alone, and ignores a missing time', () => {
  for (const seconds of [0, undefined]) expect(isHeld(judge(timeToFill(seconds)))).toBe(false)
})
