import { expect, it } from 'vitest'
import { comingTime } from '../parts/time.tsx'
import { morningOn, snoozeChoices } from './snooze-choices.ts'
import '../words/testing/in-english.ts'

/** A time of November 2026 where the tests run; the 26th is a Thursday. */
const at = (date: number, hour: number) => new Date(2026, 10, date, hour)

/** Open from eight, Monday to Friday, for three weeks from the 23rd. */
const openings = Array.from({ length: 21 }, (_, index) => index)
  .filter((index) => index % 7 < 5)
  .map((index) => ({ opens: at(23 + index, 8).toISOString(), closes: at(23 + index, 17).toISOString() }))

const described = (now: Date, open: Parameters<typeof snoozeChoices>[1] = openings) =>
  snoozeChoices(now.getTime(), open).map(
    ({ words, snooze }) =>
      `${words}: ${comingTime(snooze.until)}${snooze.kind === 'time' ? '' : ', no answer'}`,
  )

it('offers the working days to come by their names, in the morning', () => {
  expect(described(at(24, 11))).toEqual([
    'Tomorrow: Wed 25 Nov 08:00',
    'Thursday: Thu 26 Nov 08:00',
    'Friday: Fri 27 Nov 08:00',
    'Next week: Mon 30 Nov 08:00',
    'If no answer in 3 days: Fri 27 Nov 08:00, no answer',
    'If no answer in a week: Tue 1 Dec 08:00, no answer',
  ])
})

it('offers the next working day before a weekend, and a free day only as tomorrow', () => {
  expect(described(at(27, 16))).toEqual([
    'Tomorrow: Sat 28 Nov 09:00',
    'Next week: Mon 30 Nov 08:00',
    'Tuesday: Tue 1 Dec 08:00',
    'Wednesday: Wed 2 Dec 08:00',
    'Thursday: Thu 3 Dec 08:00',
    'If no answer in 3 days: Mon 30 Nov 08:00, no answer',
    'If no answer in a week: Fri 4 Dec 08:00, no answer',
  ])
  expect(described(at(29, 20))[0]).toBe('Tomorrow: Mon 30 Nov 08:00')
})

it('begins at nine where the agency never closes, and never has more choices than number keys', () => {
  for (let date = 23; date < 30; date++) {
    const choices = described(at(date, 23), null)
    expect(choices.length).toBeLessThanOrEqual(9)
    expect(choices.every((choice) => choice.includes('09:00'))).toBe(true)
    expect(new Set(choices.map((choice) => choice.split(':')[0])).size).toBe(choices.length)
  }
})

it('takes a day to come as its morning', () => {
  const now = at(26, 12).getTime()
  expect(morningOn('2026-12-02', openings, now)).toBe(at(32, 8).toISOString())
  expect(morningOn('2027-03-02', openings, now)).toBe(new Date(2027, 2, 2, 9).toISOString())
  expect(morningOn('2026-11-26', openings, now)).toBeNull()
  expect(morningOn('', openings, now)).toBeNull()
})
