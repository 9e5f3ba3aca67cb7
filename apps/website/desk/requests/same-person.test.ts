import { expect, it } from 'vitest'
import { describeBefore } from './same-person.tsx'
import '../words/testing/in-english.ts'

it.each([
  ['2026-05-03T12:00:00.000Z', 'Wrote before, in May'],
  ['2025-11-03T12:00:00.000Z', 'Wrote before, in November 2025'],
  ['2026-11-03T12:00:00.000Z', 'Wrote before, on 3 November'],
])('says that somebody wrote at %s', (at, words) => {
  expect(describeBefore(at, '2026-11-20T12:00:00.000Z')).toBe(words)
})
