import { expect, it } from 'vitest'
import { points } from '#server/testing/a-spam-request.ts'
import { hashMessage, repeatedContent, rate, judgeProof } from './judge-in-store.ts'

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

it('counts a client’s requests in a minute, beyond the number that colleagues would send', () => {
  expect([1, 3, 4, 10, 11, 1000].map((count) => points(rate(count)))).toEqual([0, 0, 2, 2, 3, 3])
})

const words = { signal: 'topic', points: 3 }

it('adds no points to a request with a proof', () => {
  expect(judgeProof('solved', [words])).toEqual([])
})

it('never holds the request of a person without scripts', () => {
  expect(points(judgeProof('missing', []))).toBe(0)
  expect(points(judgeProof('missing', [words, { signal: 'need', points: -1 }]))).toBe(0)
})

it('adds a little to signals of a program', () => {
  expect(points(judgeProof('missing', [{ signal: 'rate', points: 3 }]))).toBe(1)
})

it('adds points for a forged or reused proof, but never holds a request alone', () => {
  expect([points(judgeProof('wrong', [])), points(judgeProof('used', []))]).toEqual([3, 3])
})
