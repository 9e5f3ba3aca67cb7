import { expect, test } from 'vitest'
import { serializeError } from './serialize-error.ts'

test('keeps an Error’s name, message, status, code, data and causes', () => {
  const error = Object.assign(new TypeError('No answer', { cause: new Error('Line is down') }), {
    status: 503,
    code: 'E_LINE',
    data: { retryAfter: 3 },
  })
  expect(serializeError(error)).toEqual({
    message: 'No answer',
    name: 'TypeError',
    status: 503,
    code: 'E_LINE',
    data: { retryAfter: 3 },
    cause: { message: 'Line is down', name: 'Error' },
  })
})

test.each([
  [
    'a string, as daily-js rejects with',
    'Failed to load call object bundle.',
    'Failed to load call object bundle.',
  ],
  [
    'daily-js’s error event',
    { action: 'error', errorMsg: 'Meeting is full', error: { type: 'meeting-full' } },
    'Meeting is full',
  ],
  ['daily-js’s error object', { type: 'connection-error', msg: 'Line is down' }, 'Line is down'],
  ['an HTTP answer’s error object', { error: { message: 'Unauthorized' }, status: 401 }, 'Unauthorized'],
  [
    'an answer of the platform with several sentences',
    Object.assign(new Error('POST /call/web answered 400'), {
      status: 400,
      data: { message: ['name is too long', 'voice is unknown'] },
    }),
    'name is too long, voice is unknown',
  ],
  [
    'an answer that is not of the platform',
    Object.assign(new Error('POST /call/web answered 502'), { status: 502, data: '<html>' }),
    'POST /call/web answered 502',
  ],
  ['nothing', undefined, 'Unknown error'],
  ['a number', 7, '7'],
])('the message of %s is a string', (_what, error, message) => {
  expect(serializeError(error).message).toBe(message)
})

test('ends circular causes', () => {
  const error = new Error('a')
  error.cause = error
  expect(JSON.stringify(serializeError(error))).toContain('"cause"')
})
