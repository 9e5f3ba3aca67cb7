import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { isHeld, judge } from './spam-judgement.ts'
import { learned } from './learned-signal.ts'

const pitch =
  'Hello, we can rank your website on the first page of Google. Our SEO experts offer affordable packages, reply for a free audit.'
const need =
  'We are a dental practice and miss calls while we treat patients. Could you answer our phone, and what would it cost?'

it('counts against a pitch and for a customer’s need, and ignores a message without words', () => {
  expect(points(learned(aRequest({ message: pitch })))).toBe(5)
  expect(points(learned(aRequest({ message: need })))).toBeLessThan(0)
  for (const message of ['', ' ', '+1 555 010 2222', '3f9a2c41-77be-4c1d-9e0a-55d2b8c1f6aa'])
    expect(learned(aRequest({ company: '', message }))).toEqual([])
})

it('holds obvious spam but not a message of two words, and never offsets the honeypot', () => {
  expect(isHeld(judge(learned(aRequest({ message: pitch }))))).toBe(true)
  for (const message of ['SEO', 'call me', 'اتصل بي'])
    expect(isHeld(judge(learned(aRequest({ message }))))).toBe(false)
  const honeypot = { signal: 'honeypot', points: 5 }
  expect(isHeld(judge([honeypot, ...learned(aRequest({ message: need }))]))).toBe(true)
})
