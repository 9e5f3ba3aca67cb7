import { expect, it } from 'vitest'
import { money, readMoney } from './money.ts'
import '../words/testing/in-english.ts'

it.each([
  ['4500', 4500],
  ['4,500', 4500],
  ['4.500', 4500],
  ['€ 4.500,00', 4500],
  ['4 500 USD', 4500],
  ['4’500.–', null],
  ['4’500', 4500],
  ['$12,345,678', 12_345_678],
  ['0', 0],
  ['999999999', 999_999_999],
  ['1,000,000,000', null],
  ['4.50', null],
  ['4,5', null],
  ['1.000,000', null],
  ['-1', null],
  ['much', null],
  ['', null],
])('reads %j as %j', (text, value) => {
  expect(readMoney(text)).toBe(value)
})

it('writes a value with its currency', () => {
  expect(money(4500, 'EUR')).toBe('€4,500')
})
