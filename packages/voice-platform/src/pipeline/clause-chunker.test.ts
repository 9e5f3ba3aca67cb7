import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClauseChunker } from './clause-chunker.ts'

function chunk(pieces: readonly string[]): string[] {
  const chunker = createClauseChunker()
  return [...pieces.flatMap((piece) => chunker.push(piece)), ...chunker.flush()]
}

test.each([
  [
    ['Hello the', 're. How are you? '],
    ['Hello there.', 'How are you?'],
  ],
  [['Only 3.5 percent e.g. for shops.'], ['Only 3.5 percent e.g. for shops.']],
  [['Dr. Who is in. Really'], ['Dr. Who is in.', 'Really']],
  [['He said "stop." Then he left.'], ['He said "stop."', 'Then he left.']],
  [['First line\nsecond line'], ['First line', 'second line']],
  [['   '], []],
])('%j', (pieces, clauses) => {
  expect(chunk(pieces)).toEqual(clauses)
})

test('starts a long first sentence at its comma, before its end is known', () => {
  const chunker = createClauseChunker()
  expect(chunker.push('We answer your customers around the clock, and your team')).toEqual([
    'We answer your customers around the clock,',
  ])
})

test('does not hold back text without punctuation forever', () => {
  const [first] = chunk(['word '.repeat(100)])
  expect(first?.length).toBeLessThanOrEqual(220)
})

test('loses, doubles and moves no word, however the stream is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', ',', '!', '?', '\n') })),
      (pieces) => {
        const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean)
        expect(words(chunk(pieces)).join('')).toBe(words([pieces.join('')]).join(''))
      },
    ),
  )
})
