import { expect, test } from 'vitest'
import { parseClientMessage } from './client-message.ts'
import { longestMessage, longestUserText } from './message-limits.ts'

test('reads a typed message in the hosted platform’s format', () => {
  const message = {
    type: 'add-message',
    message: { role: 'user', content: 'hello' },
    triggerResponseEnabled: true,
  }
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ message })
})

test.each([
  ['no JSON', 'playable'],
  ['no object', '"hello"'],
  ['an unknown type', '{"type":"reprogram"}', 'reprogram'],
  ['an unknown role', '{"type":"add-message","message":{"role":"developer","content":"a"}}', 'add-message'],
  ['content in parts', '{"type":"add-message","message":{"role":"user","content":[]}}', 'add-message'],
  ['no content', '{"type":"add-message","message":{"role":"user","content":null}}', 'add-message'],
  ['a field of the wrong kind', '{"type":"mute","muted":"yes"}', 'mute'],
  ['endless playing', '{"type":"played","milliseconds":1e999}', 'played'],
  ['backwards playing', '{"type":"played","milliseconds":-1}', 'played'],
])('%s is no message', (_name, frame, type?: string) => {
  expect(parseClientMessage(frame)).toEqual({ fault: 'unknown-message', type })
})

test('names a text over the limit', () => {
  const content = 'a'.repeat(longestUserText + 1)
  expect(
    parseClientMessage(JSON.stringify({ type: 'add-message', message: { role: 'user', content } })),
  ).toEqual({ fault: 'message-too-long', type: 'add-message' })
  expect(parseClientMessage(' '.repeat(longestMessage + 1))).toEqual({ fault: 'message-too-long' })
})
