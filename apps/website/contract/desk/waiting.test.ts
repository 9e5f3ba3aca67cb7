import { expect, it } from 'vitest'
import { businessSecondsBetween, waitOfNew } from './waiting.ts'

it('changes colour after one hour and after 24, and is overdue after the promised time', () => {
  const waits = [0, 3599, 3600, 86_399, 86_400].map((seconds) => waitOfNew(seconds, 1.5))
  expect(waits.map(({ level }) => level)).toEqual(['fresh', 'fresh', 'hour', 'hour', 'day'])
  expect([5399, 5400].map((seconds) => waitOfNew(seconds, 1.5).overdue)).toEqual([false, true])
})

const openings = [
  { opens: '2026-11-20T08:00:00.000Z', closes: '2026-11-20T17:00:00.000Z' },
  { opens: '2026-11-23T08:00:00.000Z', closes: '2026-11-23T17:00:00.000Z' },
]
const clock = { now: '2026-11-20T10:00:00.000Z', openings, promisedHours: 24 }
const instant = (time: string) => Date.parse(`2026-11-${time}:00.000Z`)

it('runs while the agency is open, pauses when it closes, and goes on after the weekend', () => {
  expect(businessSecondsBetween(clock, instant('20T10:00'), instant('20T11:00'))).toBe(3600)
  expect(businessSecondsBetween(clock, instant('20T16:30'), instant('20T20:00'))).toBe(1800)
  expect(businessSecondsBetween(clock, instant('20T18:00'), instant('23T07:00'))).toBe(0)
  expect(businessSecondsBetween(clock, instant('20T16:30'), instant('23T08:30'))).toBe(3600)
})

it('never pauses if the agency never closes', () => {
  const always = { ...clock, openings: null }
  expect(businessSecondsBetween(always, instant('21T10:00'), instant('22T10:00'))).toBe(86_400)
})
