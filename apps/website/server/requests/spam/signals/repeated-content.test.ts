import { expect, it } from 'vitest'
import { points } from '#server/testing/a-spam-request.ts'
import { hashMessage, repeatedContent } from './repeated-content.ts'

const text = 'We sell one thousand visitors a day, ask for our list of prices.'

it('treats messages as equal that differ in case, accents, numbers, links and layout', () => {
  const copies = [
    text.toUpperCase(),
    `${text}\n\n— 42`,
    text.replaceAll('e', 'é'),
    `${text} https://x.example/?id=7`,
  ]
  expect(new Set([text, ...copies].map(hashMessage)).size).toBe(1)
  expect(hashMessage(`${text} And more.`)).not.toBe(hashMessage(text))
})

it('ignores messages that are so short that two people may write the same one', () => {
  expect(hashMessage('Please call me back tomorrow.')).toBeNull()
  expect(hashMessage('')).toBeNull()
})

it('counts other senders', () => {
  expect([0, 1, 2, 3].map((senders) => points(repeatedContent(senders)))).toEqual([0, 2, 2, 3])
})
