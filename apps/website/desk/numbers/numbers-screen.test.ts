import { expect, it } from 'vitest'
import type { Numbers } from '#contract/desk/numbers.ts'
import { figuresOf } from './numbers-screen.tsx'
import '../words/testing/in-english.ts'

const none: Numbers = {
  timeZone: 'UTC',
  weeks: ['2026-11-16'],
  outcomes: [{ requests: 0, won: 0, value: 0 }],
  parts: { source: [], page: [], service: [] },
  medianAnswerBusinessSeconds: null,
  medianAnswerSeconds: null,
  answered: 0,
  won: 0,
  lost: 0,
  heldShare: null,
  appointments: null,
  calls: null,
  minutes: null,
}

const said = (changes: Partial<Numbers>) =>
  Object.fromEntries(
    figuresOf({ ...none, ...changes }, 'EUR').map(({ name, value, small }) => [name, `${value} ${small}`]),
  )

it('says what each figure is a part of', () => {
  expect(
    said({
      outcomes: [{ requests: 12, won: 1, value: 4500 }],
      medianAnswerBusinessSeconds: 7800,
      medianAnswerSeconds: 100_800,
      answered: 9,
      won: 1,
      lost: 2,
      heldShare: 0.042,
      minutes: { usedToday: 12.4, dailyCap: 1200 },
    }),
  ).toEqual({
    'First answer after': '2 h 10 min in opening hours, 1 day 4 h by the clock; median of 9 answered'
      .replace('2 h 10 min', '2\u00A0h\u00A010\u00A0min')
      .replace('1 day 4 h', '1\u00A0day\u00A04\u00A0h'),
    Won: '1 of 3 that were decided, worth €4,500',
    Lost: '2 67% of those decided',
    'Held as spam': '4.2% of all that came in',
    'Call minutes': '12 of 1,200 in 24 hours',
  })
})

it('says that an answer took less than a minute, and not how many seconds', () => {
  const { 'First answer after': words } = said({
    medianAnswerBusinessSeconds: 0,
    medianAnswerSeconds: 40,
    answered: 1,
  })
  expect(words?.replaceAll('\u00A0', ' ')).toBe(
    'Under 1 min in opening hours, Under 1 min by the clock; median of 1 answered',
  )
})

it('says that there is nothing yet instead of a share of nothing', () => {
  expect(said({})).toEqual({
    'First answer after': '– Nothing was answered yet',
    Won: '0 Nothing was decided yet',
    Lost: '0 Nothing was decided yet',
    'Held as spam': '– of all that came in',
  })
})
