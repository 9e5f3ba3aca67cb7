import { expect, it } from 'vitest'
import { aRequest, points } from '#server/testing/a-spam-request.ts'
import { findSpamReasons, honeypot, timeToFill } from './find-spam-reasons.ts'
import { isHeld, judge } from './spam-judgement.ts'

/**
 * Requests are judged on the thread that serves the pages. These texts are forty times the maximum length of a message:
 * a signal with quadratic cost would exceed the test's timeout.
 */
const length = 200_000

it.each([
  'a',
  ' ',
  'ab ',
  '我们提供推广服务',
  'ご提案させていただきます。',
  'привет',
  'a.b.c.d.',
  'a@',
  'http://a.b ',
  '<a href="',
  '[url=',
  'a-',
  'aA',
  '12',
  '0x',
  'é',
  '\u200b',
  '𝐀',
])('judges a text that repeats %j in linear time', (text) => {
  const message = text.repeat(length / text.length)
  expect(findSpamReasons(aRequest({ message }), {})).toBeInstanceOf(Array)
})

it('holds a request with a filled-in hidden field, without any other signal', () => {
  expect(isHeld(judge(honeypot('https://example.com')))).toBe(true)
  expect(honeypot('')).toEqual([])
  expect(honeypot('  ')).toEqual([])
  expect(honeypot(undefined)).toEqual([])
})

it('counts a form that was filled in faster than a person can type', () => {
  expect([0, 1, 3, 5, 60, 90_000].map((seconds) => points(timeToFill(seconds)))).toEqual([3, 3, 1, 0, 0, 0])
})

it('never holds a request alone, and ignores a missing time', () => {
  for (const seconds of [0, undefined]) expect(isHeld(judge(timeToFill(seconds)))).toBe(false)
})
