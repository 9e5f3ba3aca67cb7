import { expect, it } from 'vitest'
import { monthOf } from './same-person.tsx'

it.each([
  ['2026-05-03T12:00:00.000Z', 'in May'],
  ['2025-11-03T12:00:00.000Z', 'in November 2025'],
  ['2026-11-03T12:00:00.000Z', 'on 3 November'],
])('says that somebody wrote at %s', (at, words) => {
  expect(monthOf(at, '2026-11-20T12:00:00.000Z')).toBe(words)
})
