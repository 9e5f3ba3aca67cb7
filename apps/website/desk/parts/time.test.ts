import { expect, it } from 'vitest'
import { comingDay, comingTime, lengthOf, minutesAndSeconds, shortTime, zoneNote } from './time.tsx'
import '../words/testing/in-english.ts'

const now = new Date(2026, 10, 20, 15, 0).getTime()
const local = (...parts: [number, number, number, number]) => new Date(2026, ...parts).toISOString()

it('formats a time as briefly as possible', () => {
  expect(shortTime(local(10, 20, 9, 5), now)).toBe('09:05')
  expect(shortTime(local(10, 17, 9, 5), now)).toBe('Tue 09:05')
  expect(shortTime(local(10, 3, 9, 5), now)).toBe('3 Nov')
  expect(shortTime(new Date(2025, 10, 3).toISOString(), now)).toBe('3 Nov 2025')
})

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [3599, '59 min'],
  [3600, '1 h'],
  [7800, '2 h 10 min'],
  [8 * 3600 + 600, '8 h'],
  [24 * 3600, '1 day'],
  [28 * 3600, '1 day 4 h'],
  [9 * 24 * 3600, '9 days'],
])('says %d seconds as %s', (seconds, words) => {
  expect(lengthOf(seconds)).toBe(words)
})

it('formats a length like a recorder', () => {
  expect(minutesAndSeconds(187)).toBe('3:07')
})

it('says the day of a time that is still to come', () => {
  expect(comingTime(local(10, 27, 9, 5))).toBe('Fri 27 Nov 09:05')
})

it('says the day of a time that is still to come as briefly as possible', () => {
  expect(comingDay(local(10, 21, 9, 5), now)).toBe('Sat')
  expect(comingDay(local(10, 26, 9, 5), now)).toBe('Thu')
  // A week later is the same weekday.
  expect(comingDay(local(10, 27, 9, 5), now)).toBe('27 Nov')
  expect(comingDay(new Date(2027, 0, 4).toISOString(), now)).toBe('4 Jan 2027')
})

it('names a zone that is not the reader’s', () => {
  expect(zoneNote(new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('')
  expect(zoneNote('America/New_York')).toBe(', in the time of America/New York')
})
