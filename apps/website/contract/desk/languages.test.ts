import { expect, it } from 'vitest'
import { deskLanguageOf } from './languages.ts'

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['pt-BR', 'en'],
])('speaks at a site in %s the language %s', (site, desk) => {
  expect(deskLanguageOf(site)).toBe(desk)
})
