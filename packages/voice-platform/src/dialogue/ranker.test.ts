import { describe, expect, it } from 'vitest'
import { createRanker } from './ranker.ts'

const candidates = [
  {
    id: 'price',
    asked: ['how much does it cost', 'what is the price of it'],
    text: 'There is no price list.',
  },
  { id: 'time', asked: ['how long does it take', 'when is it ready'], text: 'It takes three weeks.' },
  { id: 'place', asked: ['where is your office'], text: 'Our office is in Leeds, beside the harbour.' },
]
const ranker = createRanker(candidates)
const best = (text: string): string | undefined => ranker.rank(ranker.read(text))[0]?.id

describe('the ranker', () => {
  it.each([
    ['how much is it', 'price'],
    ['how long is it', 'time'],
    ['what is the prcie', 'price'],
    ['are you near the harbour', 'place'],
    ['what does it charge', 'price'],
  ])('finds for "%s" the %s', (text, id) => {
    expect(best(text)).toBe(id)
  })

  it('gives a question with an unknown word a lower score', () => {
    const score = (text: string): number => ranker.rank(ranker.read(text))[0]?.score ?? 0
    expect(score('how much does it cost')).toBeGreaterThan(0.8)
    expect(score('how much does the zeppelin cost')).toBeLessThan(0.7)
  })

  it('reads no more postings for a text of 2,000 characters than for its last words', () => {
    const looked = (text: string): number => {
      const before = ranker.looked
      ranker.rank(ranker.read(text))
      return ranker.looked - before
    }
    const words = 'how much does it cost and how long does it take '
    const most = looked(words.repeat(6))
    expect(looked(words.repeat(40))).toBeLessThanOrEqual(most * 2)
    expect(looked('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(40))).toBeLessThanOrEqual(
      most * 2,
    )
  })
})
