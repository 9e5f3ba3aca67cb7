import { expect, it } from 'vitest'
import { businessSecondsBetween, waitingOf } from './business-clock.ts'

const waiting = (seconds: number | null, since = 0, overdue = false) =>
  waitingOf({ waitingBusinessSeconds: seconds, overdue }, since, true)

it('describes the wait of a request in words and as a colour', () => {
  expect(waiting(20)).toEqual({ level: 'fresh', words: 'Just now' })
  expect(waiting(600)).toEqual({ level: 'fresh', words: 'Waiting 10 min' })
  expect(waiting(3500, 100)).toEqual({ level: 'hour', words: 'Waiting 1 h' })
  expect(waiting(25 * 3600)).toEqual({ level: 'day', words: 'Late, 1 day 1 h' })
  expect(waiting(9 * 3600, 0, true)).toEqual({ level: 'day', words: 'Overdue, 9 h' })
  expect(waiting(null)).toBeNull()
})

it('does not describe a request of last night as new', () => {
  const sinceClosing = { waitingBusinessSeconds: 0, overdue: false }
  expect(waitingOf(sinceClosing, 0, false)).toEqual({ level: 'fresh', words: 'Out of hours' })
})

const opening = { now: '2026-11-20T10:00:00.000Z', isOpen: true, changesAt: '2026-11-20T17:00:00.000Z' }
const instant = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`)

it('runs while the agency is open, and pauses when it closes', () => {
  expect(businessSecondsBetween(instant('10:00'), instant('11:00'), opening, 0)).toBe(3600)
  expect(businessSecondsBetween(instant('16:30'), instant('20:00'), opening, 0)).toBe(1800)
  const closed = { ...opening, isOpen: false }
  expect(businessSecondsBetween(instant('10:00'), instant('11:00'), closed, 0)).toBe(0)
})

it('follows the server’s time if the browser’s clock is wrong', () => {
  // The browser is two hours ahead.
  const toServer = -2 * 3600_000
  expect(businessSecondsBetween(instant('18:30'), instant('23:00'), opening, toServer)).toBe(1800)
})
