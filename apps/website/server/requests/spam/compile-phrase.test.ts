import { expect, it } from 'vitest'
import { compilePhrase, otherScript } from './compile-phrase.ts'

it.each([
  ['(we|our team) .. (need|want)', ['we', 'our']],
  ['free trial|(no|money-back (offer|deal)) .. left', ['fre', 'no', 'mon']],
  ['((the|a) backlinks?|seo)', ['the', 'a', 'seo']],
  ['optimi*', ['opt']],
  ['微信|traffic', [otherScript, 'tra']],
])('searches for %s only in texts with one of its first words', (phrase, firstWords) => {
  expect(compilePhrase(phrase).firstWords).toEqual(firstWords)
})

it.each([
  '(your )?website',
  '#1 on google',
  '\\$ ?\\d+',
  'vi*',
  '(earn|100\\+) now|[ab]c',
  '(a|b){2} c',
  '信?贷',
])('searches for %s in every text, because it can begin with anything', (phrase) => {
  expect(compilePhrase(phrase).firstWords).toBeNull()
})
