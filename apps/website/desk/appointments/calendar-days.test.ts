import { expect, it } from 'vitest'
import {
  addDays,
  isOn,
  lanesOf,
  minutesOn,
  mondayOf,
  nameDay,
  nameDays,
  nearestTime,
  readDay,
  shownHours,
} from './calendar-days.ts'
import '../words/testing/in-english.ts'

/** A time as the clocks here show it. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00`).toISOString()
const span = (id: string, from: string, until: string, day = '2026-11-27', last = day) => ({
  id,
  startsAt: at(day, from),
  endsAt: at(last, until),
})

it('counts days across months, years and the change of the clocks', () => {
  expect(mondayOf('2026-11-27')).toBe('2026-11-23')
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-10-26', -1)).toBe('2026-10-25')
})

it('shows an appointment over midnight on both days', () => {
  const night = span('a', '23:00', '01:00', '2026-11-27', '2026-11-28')
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isOn(night, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(minutesOn('2026-11-27', night.endsAt)).toBe(1440)
  expect(minutesOn('2026-11-28', night.startsAt)).toBe(0)
  expect(shownHours(['2026-11-27'], [night])).toEqual({ from: 8, until: 24 })
  expect(shownHours(['2026-11-28'], [night])).toEqual({ from: 0, until: 18 })
})

it('puts what overlaps side by side, and nothing else', () => {
  const lanes = lanesOf([
    span('a', '09:00', '10:00'),
    span('b', '09:30', '10:30'),
    span('c', '10:00', '11:00'),
    span('d', '11:00', '12:00'),
  ])
  expect([...lanes]).toEqual([
    ['a', { lane: 0, lanes: 2 }],
    ['b', { lane: 1, lanes: 2 }],
    ['c', { lane: 0, lanes: 2 }],
    ['d', { lane: 0, lanes: 1 }],
  ])
})

it('drops an appointment at the nearest free time of the day', () => {
  const times = [at('2026-11-27', '09:00'), at('2026-11-27', '10:00'), at('2026-11-28', '09:30')]
  expect(nearestTime(times, '2026-11-27', 9 * 60 + 40)).toBe(times[1])
  expect(nearestTime(times, '2026-11-28', 9 * 60)).toBe(times[2])
  expect(nearestTime(times, '2026-11-27', 11 * 60)).toBeNull()
})

it('reads a day from an address', () => {
  expect(readDay('2026-11-27', '2026-01-01')).toBe('2026-11-27')
  for (const text of ['', '2026', '2026-13-01', 'tomorrow', '2026-11-27T10:00'])
    expect(readDay(text, '2026-01-01')).toBe('2026-01-01')
})

it('names days', () => {
  expect(nameDay('2026-11-27', '2026-11-27')).toBe('Today, Friday 27 November')
  expect(nameDay('2026-11-28', '2026-11-27')).toBe('Tomorrow, Saturday 28 November')
  expect(nameDays('2026-11-23', '2026-11-29')).toBe('23 – 29 Nov')
  expect(nameDays('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec')
})
