import { expect, it } from 'vitest'
import { lastWeeks } from './time-zone.ts'

it('begins each week on Monday at midnight there, even the current one', () => {
  // Sunday evening in Berlin.
  expect(lastWeeks('Europe/Berlin', Date.parse('2026-11-22T20:00:00Z'), 2)).toEqual({
    mondays: ['2026-11-09', '2026-11-16'],
    bounds: ['2026-11-08T23:00:00.000Z', '2026-11-15T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  })
  // Half an hour into Monday there, and Sunday in UTC.
  expect(lastWeeks('Europe/Berlin', Date.parse('2026-11-22T23:30:00Z'), 1).mondays).toEqual(['2026-11-23'])
})

it('has a longer or shorter week when the clocks change', () => {
  const { bounds } = lastWeeks('Europe/Berlin', Date.parse('2026-10-25T12:00:00Z'), 1)
  expect(bounds).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
})
