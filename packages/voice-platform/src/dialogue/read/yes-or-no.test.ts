import { expect, it } from 'vitest'
import { isThatAll, leaning, yesOrNo } from './yes-or-no.ts'

it.each([
  ['yes', 'yes'],
  ["yes, that's all correct", 'yes'],
  ['go ahead', 'yes'],
  ['sure, please do', 'yes'],
  ['no', 'no'],
  ["no, that's not right", 'no'],
  ['yes, but how much is it?', undefined],
  ['yes, and my name is Anna', undefined],
  ['Anna', undefined],
])('%s: %s', (text, answer) => {
  expect(yesOrNo(text)).toBe(answer)
})

it('knows when the visitor is done', () => {
  expect(isThatAll("no, that's all")).toBe(true)
  expect(isThatAll('nothing else')).toBe(true)
  expect(isThatAll('all our customers call at noon')).toBe(false)
})

it.each([
  ['yes, lovely', 'yes'],
  ['perfect, yes please do', 'yes'],
  ['sì, yes', 'yes'],
  ['Quite right, thank you.', 'yes'],
  ['not quite', 'no'],
  ['hold on, no', 'no'],
  ['there is a mistake', 'no'],
  ['yes, but add a note', undefined],
  ['yes, what does it cost', undefined],
])('%s leans to %s', (text, answer) => {
  expect(leaning(text)).toBe(answer)
})
