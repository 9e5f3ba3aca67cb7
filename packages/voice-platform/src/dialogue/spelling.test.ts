import { expect, it } from 'vitest'
import { createSpelling } from './spelling.ts'

const correct = createSpelling(['salesforce', 'price', 'much', 'offer', 'polici'], (word) => word === 'other')

it.each([
  ['salesfroce', 'salesforce'],
  ['prcie', 'price'],
  ['mcuh', 'much'],
  ['offfer', 'offer'],
])('reads "%s" as "%s"', (typed, meant) => {
  expect(correct(typed)).toBe(meant)
})

it.each(['price', 'other', 'shoes', 'polic', 'zoho', 'mush'])('leaves "%s" as it is', (typed) => {
  expect(correct(typed)).toBeUndefined()
})

it('corrects the same word only once', () => {
  const asked: string[] = []
  const spelling = createSpelling(['salesforce'], (word) => asked.push(word) < 0)
  expect([spelling('salesfroce'), spelling('salesfroce')]).toEqual(['salesforce', 'salesforce'])
  expect(asked).toEqual(['salesfroce'])
})
