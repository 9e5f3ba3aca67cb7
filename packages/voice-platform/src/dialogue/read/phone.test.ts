import { describe, expect, it } from 'vitest'
import { hearPhone } from './phone.ts'
import { writtenPhone } from '../say.ts'

describe('a phone number that is said', () => {
  it.each([
    ['555 010 0142', '5550100142'],
    ['+1 (555) 010-0142', '+15550100142'],
    ['five five five, oh one oh, oh one four two', '5550100142'],
    ['double five five, zero one zero, zero one four two', '5550100142'],
    ['plus four four, double seven, oh, one two three four five six', '+44770123456'],
    ['my number is eight hundred, five five five, twenty two ten', '8005552210'],
    ['triple five oh one oh oh one four two', '5550100142'],
    ['five five six, no wait, five five five oh one oh oh', '5550100'],
    ["it's 0 1 7 2, 5 5 5 0 1", '017255501'],
  ])('%s', (said, phone) => {
    expect(hearPhone(said)).toMatchObject({ phone, complete: true })
  })

  it('waits for the rest', () => {
    expect(hearPhone('five five five')).toEqual({ phone: '555', complete: false })
    expect(hearPhone('oh one four two', '555')).toEqual({ phone: '5550142', complete: true })
  })

  it.each(['yes', 'I have none', '1'.repeat(30)])('is not heard in: %s', (said) => {
    expect(hearPhone(said)).toBeUndefined()
  })

  it('is written in groups, none of a single digit', () => {
    expect(writtenPhone('+44770123456')).toBe('+447 701 234 56')
    expect(writtenPhone('5550100')).toBe('555 0100')
  })
})
