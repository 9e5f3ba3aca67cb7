import { describe, expect, it } from 'vitest'
import { hearNumber } from './numbers.ts'
import { writtenPhone } from '../say.ts'

const hear = (said: string, begun = '') =>
  hearNumber(said, { begun, held: '', isAsked: true, isLast: false }).digits

describe('a phone number that is said', () => {
  it.each([
    ['555 010 0142', '5550100142'],
    ['+1 (555) 010-0142', '+15550100142'],
    ['five five five, oh one oh, oh one four two', '5550100142'],
    ['double five five, zero one zero, zero one four two', '5550100142'],
    ['plus four four, double seven, oh, one two three four five six', '+44770123456'],
    ['my number is eight hundred, five five five, twenty-two ten', '8005552210'],
    ['plus forty-nine, thirty, two three one two five', '+493023125'],
    ['01632 960 twenty, no, 960 029', '01632960029'],
    ['720 555 01, uh, 63, no, sorry, 36', '7205550136'],
    ['triple five oh one oh oh one four two', '5550100142'],
    ['five five six, no wait, five five five oh one oh oh', '5550100'],
    ["it's 0 1 7 2, 5 5 5 0 1", '017255501'],
  ])('%s', (said, phone) => {
    expect(hear(said)).toBe(phone)
  })

  it('waits for the rest', () => {
    expect(hear('five five five')).toBe('555')
    expect(hear('oh one four two', '555')).toBe('5550142')
  })

  it.each(['yes', 'I have none', '1'.repeat(30)])('is not heard in: %s', (said) => {
    expect(hear(said)).toBeUndefined()
  })

  it('is written in groups, none of a single digit', () => {
    expect(writtenPhone('+44770123456')).toBe('+447 701 234 56')
    expect(writtenPhone('5550100')).toBe('555 0100')
  })
})
