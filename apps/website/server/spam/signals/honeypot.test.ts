import { expect, it } from 'vitest'
import { isHeld, judge } from '../spam-judgement.ts'
import { honeypot } from './honeypot.ts'

it('holds alone what filled in a field that nobody sees', () => {
  expect(isHeld(judge(honeypot('https://example.com')))).toBe(true)
  expect(honeypot('')).toEqual([])
  expect(honeypot('  ')).toEqual([])
  expect(honeypot(undefined)).toEqual([])
})
