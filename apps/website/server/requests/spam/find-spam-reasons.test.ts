import { expect, it } from 'vitest'
import { aRequest } from '#server/testing/a-spam-request.ts'
import { findSpamReasons } from './find-spam-reasons.ts'

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
