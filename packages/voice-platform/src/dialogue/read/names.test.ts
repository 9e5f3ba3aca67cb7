import { expect, it } from 'vitest'
import { hearCompany, hearName } from './names.ts'

it.each([
  ['Anna Schmidt', 'Anna Schmidt'],
  ["Hi, I'm Anna Schmidt.", 'Anna Schmidt'],
  ['my name is anna schmidt', 'Anna Schmidt'],
  ['This is Sinéad O’Connor', 'Sinéad O’Connor'],
  ['Anna here', 'Anna'],
  ['a n n a', 'Anna'],
  ['anna schmit, s c h m i d t', 'Anna Schmidt'],
  ['Ljubica Horvat. L, J, U, B, I, C, A.', 'Ljubica Horvat'],
  ['My name is Krzysztof Wojcik. I spell: W O J C I K', 'Krzysztof Wojcik'],
  ['Jean-Luc', 'Jean-Luc'],
  ['Ann, sorry, Anna', 'Anna'],
  ['Anna, Anna Schmidt', 'Anna Schmidt'],
])('hears the name in: %s', (said, name) => {
  expect(hearName(said)).toBe(name)
})

it.each(['', '42', 'I would like to know what this is all about first'])('hears no name in: %s', (said) => {
  expect(hearName(said)).toBeUndefined()
})

it.each([
  ['Acme', 'Acme'],
  ['I work for acme tools', 'Acme Tools'],
  ["We're called Brown & Sons.", 'Brown & Sons'],
  ['my company is O2', 'O2'],
  ["I'm self-employed", 'Self-employed'],
])('hears the company in: %s', (said, company) => {
  expect(hearCompany(said)).toBe(company)
})
