import { beforeAll, expect, it } from 'vitest'
import { nameDay, nameDays } from '../appointments/calendar-days.ts'
import { money } from '../parts/money.ts'
import { comingTime, lengthOf } from '../parts/time.tsx'
import { describeWait } from '../requests/clock.tsx'
import { loadParts, loadTexts, say, texts } from './texts.ts'

beforeAll(async () => {
  await loadTexts('de')
  await loadParts('problems')
})

it('writes dates, times, numbers and lengths as German does', () => {
  expect(comingTime('2026-11-27T09:00:00')).toBe('Fr., 27. Nov., 09:00')
  expect(nameDay('2026-11-27', '2026-11-27')).toBe('Heute, Freitag, 27. November')
  expect(nameDays('2026-11-23', '2026-11-29')).toBe('23. – 29. Nov.')
  expect(money(4500, 'EUR')).toBe('4.500\u00A0€')
  expect(lengthOf(2 * 3600 + 600)).toBe('2\u00A0Std. 10\u00A0Min.')
})

it('chooses the form of a number', () => {
  expect([1, 0, 2].map(texts.requests.list.arrived)).toEqual([
    '1 neue Anfrage',
    '0 neue Anfragen',
    '2 neue Anfragen',
  ])
})

it('says what waits, and what the server refuses', () => {
  const wait = { waitingBusinessSeconds: 600, level: 'hour', overdue: false } as const
  expect(describeWait(wait, 600)?.words).toBe('Wartet schon 10\u00A0Min.')
  expect(say('Enter your name')).toBe('Geben Sie Ihren Namen ein')
})
