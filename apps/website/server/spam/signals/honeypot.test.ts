import { expect, it } from 'vitest'
import { isHeld, judge } from '../spam-judgement.ts'
import { honeypot } from './honeypot.ts'

it('alone holds a request with a filled-in hidden field', () => {
  expect(isHeld(judge(honeypot('https://example.com')))).toBe(true)
  expect(honeypot('')).toEqual([])
  expect(honeypot('  ')).toEqual([])
  expect(honeypot(undefined)).toEqual([])
})
