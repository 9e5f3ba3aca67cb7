import { expect, test } from 'vitest'
import { atOnce } from '#platform/runtime/steps-of-work.ts'
import { buildNGramModel } from './n-gram-model.ts'

const sentences = ['how much does it cost', 'how long does it take', 'what does it cost', 'is it zzyzx'].map(
  (sentence) => sentence.split(' '),
)
const vocabulary = new Set('how much does it cost long take what is'.split(' '))
const arpa = atOnce(buildNGramModel(sentences, vocabulary))
const grams = new Map(
  [...arpa.matchAll(/^(-[\d.]+) ([^\d\n-]+?)(?: (-?[\d.]+))?$/gm)].map(
    ([, probability, gram = '', weight = 0]) => [
      gram,
      { probability: 10 ** Number(probability), weight: 10 ** Number(weight) },
    ],
  ),
)

/** The probability of the last word behind the others, by the rules of the format. */
function probabilityOf(words: readonly string[]): number {
  const known = grams.get(words.join(' '))
  if (known) return known.probability
  const context = grams.get(words.slice(0, -1).join(' '))
  return (context?.weight ?? 1) * probabilityOf(words.slice(1))
}

test.each([[[]], [['it']], [['does', 'it']], [['how', 'cost']], [['<s>', 'how']]])(
  'the probabilities of all words behind %j make one',
  (context) => {
    const total = [...vocabulary, '</s>'].reduce((sum, word) => sum + probabilityOf([...context, word]), 0)
    expect(total).toBeCloseTo(1, 2)
  },
)

test('prefers what the sentences say, and leaves the rest possible', () => {
  expect(probabilityOf(['does', 'it', 'cost'])).toBeGreaterThan(probabilityOf(['does', 'it', 'long']))
  expect(probabilityOf(['does', 'it', 'long'])).toBeGreaterThan(0)
})

test('leaves out words that cannot be pronounced, and announces as many n-grams as it has', () => {
  expect(arpa).not.toContain('zzyzx')
  for (const [, order, count] of arpa.matchAll(/^ngram (\d)=(\d+)$/gm)) {
    const section = arpa.split(`\\${order}-grams:\n`)[1]?.split('\n\n')[0] ?? ''
    expect(section.split('\n')).toHaveLength(Number(count))
  }
})
