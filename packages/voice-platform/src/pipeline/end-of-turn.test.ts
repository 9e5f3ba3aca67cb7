import { expect, test } from 'vitest'
import { silenceThatEndsTurn } from './end-of-turn.ts'

const hangoverMilliseconds = 300
const silence = (
  text: string | undefined,
  expected: Parameters<typeof silenceThatEndsTurn>[1] = 'anything',
) => silenceThatEndsTurn(text, expected, { hangoverMilliseconds })

test.each([
  'I would like to book a demo',
  'how much does it cost',
  'yes please',
  'What services do you offer?',
  'I have two questions',
])('a whole sentence ends with the plain hangover: %s', (text) => {
  expect(silence(text)).toBe(hangoverMilliseconds)
})

test.each([
  'I would like to',
  'my name is',
  'we have a shop and',
  'it is about the',
  'well,',
  'I was thinking…',
  'my email is',
  'j o h n',
  'it is four two seven',
])('an unfinished sentence gets more time: %s', (text) => {
  expect(silence(text)).toBeGreaterThanOrEqual(900)
})

test('ends a known whole sentence with the plain hangover, whatever its last word', () => {
  const text = 'which industries do you work with'
  expect(silence(text)).toBeGreaterThanOrEqual(900)
  expect(silenceThatEndsTurn(text, 'anything', { hangoverMilliseconds, isWholeSentence: true })).toBe(
    hangoverMilliseconds,
  )
})

test('waits longer after words with which no known sentence ends', () => {
  const options = { hangoverMilliseconds, isWholeSentence: false }
  expect(silenceThatEndsTurn('how long does', 'anything', options)).toBeGreaterThanOrEqual(900)
  expect(silence('how long does')).toBe(hangoverMilliseconds)
})

test('waits longer after words that were not understood', () => {
  expect(silence('')).toBeGreaterThan(hangoverMilliseconds)
})

test('ends an e-mail address at its top-level domain, not before', () => {
  expect(silence('john dot smith', 'email')).toBeGreaterThan(1_000)
  expect(silence('john dot smith at example dot com', 'email')).toBeLessThan(600)
  expect(silence('john@example.com', 'email')).toBeLessThan(600)
})

test('ends a phone number with enough digits, not before', () => {
  expect(silence('five five five', 'phone')).toBeGreaterThan(1_000)
  expect(silence('five five five one two three four five six seven', 'phone')).toBeLessThan(700)
})

test('knows unfinished sentences in German', () => {
  const inGerman = (text: string) =>
    silenceThatEndsTurn(text, 'anything', { hangoverMilliseconds, language: 'de' })
  for (const text of ['Mein Name ist', 'Wir haben ein Hotel und', 'null eins sieben', 'S C H'])
    expect(inGerman(text), text).toBeGreaterThanOrEqual(900)
  for (const text of ['Ich hätte gern einen Termin.', 'Was kostet das', 'Ja bitte'])
    expect(inGerman(text), text).toBe(hangoverMilliseconds)
})
