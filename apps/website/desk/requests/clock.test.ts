import { expect, it } from 'vitest'
import { noWait, waitOfNew } from '#contract/desk/waiting.ts'
import { describeWait } from './clock.tsx'
import '../words/testing/in-english.ts'

const describeNew = (seconds: number, { age = seconds, promisedHours = 48 } = {}) =>
  describeWait(waitOfNew(seconds, promisedHours), age)

it('describes the wait of a request in words and as a colour', () => {
  expect(describeNew(20)).toEqual({ level: 'fresh', words: 'Just now' })
  expect(describeNew(600)).toEqual({ level: 'fresh', words: 'Waiting 10 min' })
  expect(describeNew(3600)).toEqual({ level: 'hour', words: 'Waiting 1 h' })
  expect(describeNew(25 * 3600)).toEqual({ level: 'day', words: 'Late, 1 day 1 h' })
  expect(describeNew(9 * 3600, { promisedHours: 8 })).toEqual({ level: 'day', words: 'Overdue, 9 h' })
  expect(describeWait(noWait, 3600)).toBeNull()
})

it('explains that a request of last night has not waited, and nothing else', () => {
  expect(describeNew(0, { age: 12 * 3600 })).toEqual({ level: 'fresh', words: 'Out of hours' })
  expect(describeNew(0, { age: 10 })).toEqual({ level: 'fresh', words: 'Just now' })
})
