import { expect, it } from 'vitest'
import { readOwnAnswer } from './own-answer.ts'

const today = '2026-11-27'
const field = { name: 'answers.own', label: 'Own' } as const

it.each([
  ['snow plough', 'Snow plough'],
  ['I would say parallel', 'Parallel turns'],
  ['the second one', 'Snow plough'],
  ['I am a beginner, sorry', 'Beginner'],
  ['plough or parallel', undefined],
  ['no idea', undefined],
])('a choice: %s', (text, value) => {
  const options = ['Beginner', 'Snow plough', 'Parallel turns']
  expect(readOwnAnswer({ ...field, kind: 'choice', options }, text, today)).toBe(value)
})

it.each([
  ['3', '3'],
  ['we are four', '4'],
  ['twelve of us', '12'],
  ['thirteen', undefined],
  ['two or three', undefined],
  ['2.5', undefined],
  ['many', undefined],
])('a number from 1 to 12: %s', (text, value) => {
  expect(readOwnAnswer({ ...field, kind: 'number', min: 1, max: 12 }, text, today)).toBe(value)
})

it('a number of two words, and one with a part', () => {
  expect(readOwnAnswer({ ...field, kind: 'number' }, 'twenty five kilos', today)).toBe('25')
  expect(readOwnAnswer({ ...field, kind: 'number', decimals: true }, '4,5 kg', today)).toBe('4.5')
})

it.each([
  ['two hundred guests', '200'],
  ['a hundred and fifty, I think', '150'],
  ['twelve hundred', '1200'],
  ['a thousand two hundred', '1200'],
  ['two hundred and five thousand three hundred and one', '205301'],
  ['2 hundred', '200'],
  ['12 thousand', '12000'],
  ['1,200', '1200'],
  ['about 1,200,000 a year', '1200000'],
  ['1,200.50 euros', '1200.5'],
  ['0,125', '0.125'],
  ['1.200.000', undefined],
  ['12,34,567', undefined],
  ['1.5 thousand', undefined],
  ['two million', undefined],
  ['two dozen', undefined],
  ['several hundred', undefined],
  ['three and a half', undefined],
  ['4½', undefined],
  ['two hundred or three hundred', undefined],
])('a large number: %s', (text, value) => {
  expect(readOwnAnswer({ ...field, kind: 'number', decimals: true }, text, today)).toBe(value)
})

it.each([
  ['2027-02-14', '2027-02-14'],
  ['on the 12th of December', '2026-12-12'],
  ['January 3rd', '2027-01-03'],
  ['the twenty first of march', '2027-03-21'],
  ['5.1.', '2027-01-05'],
  ['14 Feb 2027', '2027-02-14'],
  ['30 February', undefined],
  ['in july', undefined],
  ['1 July', undefined],
  ['next week', undefined],
])('a day of the season: %s', (text, value) => {
  const season = { min: '2026-12-05', max: '2027-04-18' }
  expect(readOwnAnswer({ ...field, kind: 'date', ...season }, text, today)).toBe(value)
})

it.each([
  ['it may be the 3rd of June', '2027-06-03'],
  ['the 3rd may be fine', undefined],
  ['we may come on the 3rd', undefined],
  ['the 3rd of may', '2027-05-03'],
  ['May 3rd', '2027-05-03'],
  ['in May, the third', '2027-05-03'],
  ['the twenty first of Mar', '2027-03-21'],
  ['it may be May 3', '2027-05-03'],
  ['3 June or 4 July', undefined],
])('a month, and no other word: %s', (text, value) => {
  expect(readOwnAnswer({ ...field, kind: 'date' }, text, today)).toBe(value)
})

it.each([
  ['today please', '2026-11-20'],
  ['tomorrow', '2026-11-21'],
  ['the day after tomorrow', '2026-11-22'],
  ['next Saturday', '2026-11-21'],
  ['on Friday', '2026-11-27'],
])('a day by its name: %s', (text, value) => {
  expect(readOwnAnswer({ ...field, kind: 'date' }, text, '2026-11-20')).toBe(value)
  expect(readOwnAnswer({ ...field, kind: 'date', min: '2026-12-01' }, text, '2026-11-20')).toBeUndefined()
})

it('a day without a year is the next one', () => {
  expect(readOwnAnswer({ ...field, kind: 'date' }, '1 November', today)).toBe('2027-11-01')
  expect(readOwnAnswer({ ...field, kind: 'date' }, '1 December', today)).toBe('2026-12-01')
})

it('a tick for a yes, in the words that it stores', () => {
  const tick = { ...field, kind: 'tick', ticked: 'Own equipment' } as const
  expect(readOwnAnswer(tick, 'yes please', today)).toBe('Own equipment')
  expect(readOwnAnswer(tick, 'no', today)).toBeUndefined()
})

it('a text as it is said, unless it is too long or asks', () => {
  const text = { ...field, kind: 'text', limit: 12 } as const
  expect(readOwnAnswer(text, 'It’s Miezi'.replace('’', "'"), today)).toBe('Miezi')
  expect(readOwnAnswer(text, 'a cat with a long name', today)).toBeUndefined()
  expect(readOwnAnswer(text, 'why?', today)).toBeUndefined()
})
