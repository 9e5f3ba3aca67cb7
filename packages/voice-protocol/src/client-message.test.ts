import { expect, test } from 'vitest'
import { longestUserText, parseClientMessage } from './client-message.ts'

test('reads a typed message in the hosted platform’s format', () => {
  const message = {
    type: 'add-message',
    message: { role: 'user', content: 'hello' },
    triggerResponseEnabled: true,
  }
  expect(parseClientMessage(JSON.stringify(message))).toEqual(message)
})

test.each([
  ['no JSON', 'playable'],
  ['no object', '"hello"'],
  ['an unknown type', '{"type":"reprogram"}'],
  ['a field of the wrong kind', '{"type":"mute","muted":"yes"}'],
  ['endless playing', '{"type":"played","milliseconds":1e999}'],
  ['backwards playing', '{"type":"played","milliseconds":-1}'],
])('%s is no message', (_name, frame) => {
  expect(parseClientMessage(frame)).toBeUndefined()
})

test('refuses a text over the limit', () => {
  const content = 'a'.repeat(longestUserText + 1)
  expect(
    parseClientMessage(JSON.stringify({ type: 'add-message', message: { role: 'user', content } })),
  ).toBeUndefined()
})
