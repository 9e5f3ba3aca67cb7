import { expect, it } from 'vitest'
import { isHeld, judge } from '../spam-judgement.ts'
import { honeypot } from './honeypot.ts'

it('holds a request with a filled-in hidden field, without any other signal', () => {
  expect(isHeld(judge(honeypot('https://example.com')))).toBe(true)
  expect(honeypot('')).toEqual([])
  expect(honeypot('  ')).toEqual([])
  expect(honeypot(undefined)).toEqual([])
})
