import { expect, test } from 'vitest'
import type { ClientMessage } from './call-message.ts'
import { createMessageCheck, createTextCheck } from './message-check.ts'

const typed = (content: string): ClientMessage => ({
  type: 'add-message',
  message: { role: 'user', content },
})

/** Checks the messages one after the other, at once. */
const check = (...messages: ClientMessage[]) => {
  const refusalOf = createMessageCheck(() => 0)
  return messages.map((message) => refusalOf(message)?.type)
}

test('a text of 2,000 characters is sent, a longer one is refused by name', () => {
  expect(check(typed('a'.repeat(2000)), typed('a'.repeat(2001)))).toEqual([undefined, 'message-too-long'])
  expect(check({ type: 'say', message: 'a'.repeat(2001) })).toEqual(['message-too-long'])
})

test('the seventh question at once is refused by name, and one is sent a second later', () => {
  let now = 0
  const refusalOf = createTextCheck(() => now)
  const refused = () => refusalOf(typed('hello'))?.type
  expect(Array.from({ length: 7 }, refused)).toEqual([...Array<undefined>(6), 'message-too-fast'])
  now = 1000
  expect([refused(), refused()]).toEqual([undefined, 'message-too-fast'])
  expect(refusalOf(typed('a'.repeat(2001)))?.type).toBe('message-too-long')
})

test('notes, partial results and requests to the assistant are limited only as messages', () => {
  const note = { role: 'user', content: 'a'.repeat(2000) } as const
  const others: ClientMessage[] = [
    { type: 'add-message', message: note, triggerResponseEnabled: false },
    { type: 'recognition', transcriptType: 'partial', transcript: 'a' },
    { type: 'control', control: 'mute-assistant' },
  ]
  const refusalOf = createTextCheck(() => 0)
  for (const message of others) {
    const many = Array<ClientMessage>(61).fill(message)
    expect(many.map(refusalOf)).toEqual(Array<undefined>(61).fill(undefined))
    expect(check(...many)).toEqual([...Array<undefined>(60), 'message-too-fast'])
  }
})
