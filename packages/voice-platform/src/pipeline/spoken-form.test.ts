import { expect, test } from 'vitest'
import { spokenForm } from './spoken-form.ts'

test.each([
  ['Call +1 (202) 555-0142.', 'Call plus 1, 2 0 2, 5 5 5, 0 1 4 2.'],
  ['I have +447 701 234 56. Is that right?', 'I have plus 4 4 7, 7 0 1, 2 3 4, 5 6. Is that right?'],
  ['I have 555 0100.', 'I have 5 5 5, 0 1 0 0.'],
  ['It is 5550100142', 'It is 5 5 5, 0 1 0, 0 1 4 2'],
])('a telephone number is said digit by digit: %s', (text, spoken) => {
  expect(spokenForm(text)).toBe(spoken)
})

test.each([
  'From 2019-2025.',
  'On 2026-11-21.',
  'We serve 2,000,000 people.',
  'In 2026 there were 500 of 1500.',
  'Version 1.10.2 of 2024.',
])('any other number is left to the voice: %s', (text) => {
  expect(spokenForm(text)).toBe(text)
})

test.each([
  ['Write to info@example.com.', 'Write to info at example dot com.'],
  [
    'I have j.doe@acme-tools.co.uk.',
    'I have j, dot, d, o, e, at a, c, m, e, dash, t, o, o, l, s, dot co dot uk.',
  ],
  ['I have anna42@gmail.com.', 'I have a, n, n, a, 4, 2, at gmail dot com.'],
])('an address is said in words or spelled: %s', (text, spoken) => {
  expect(spokenForm(text)).toBe(spoken)
})

test.each([
  [
    'Up to 80% less work, 24/7 — at €90 & more',
    'Up to 80 percent less work, twenty-four seven, at 90 euros and more',
  ],
  ['500+ businesses in 5 min, rated 4.8/5', 'more than 500 businesses in 5 minutes, rated 4.8 out of 5'],
  ['See example.com', 'See example dot com'],
])('signs are said as words: %s', (text, spoken) => {
  expect(spokenForm(text)).toBe(spoken)
})
