import { describe, expect, it } from 'vitest'
import { inventedFacts } from './fact-check.ts'
import { harbour } from './harbour.ts'
import { judge, questionsOf } from './judge.ts'
import { questionGroups } from './questions.ts'

/** Least share of right answers, and largest share of answers with an invented fact. */
const leastRight = 0.95
const mostInvented = 0.01

describe.each(['tuned', 'held-out'] as const)('the %s half of the table of questions', (half) => {
  const verdicts = judge(harbour, questionsOf(questionGroups, half))
  const right = verdicts.filter((verdict) => verdict.right).length
  const invented = verdicts.filter((verdict) => verdict.invented.length > 0).length

  it('is answered right', () => {
    console.log(`${half}: ${right} of ${verdicts.length} right, ${invented} with an invented fact`)
    expect(verdicts.length).toBeGreaterThanOrEqual(100)
    expect(right / verdicts.length).toBeGreaterThanOrEqual(leastRight)
  })

  it('is answered from the content alone', () => {
    expect(invented / verdicts.length).toBeLessThanOrEqual(mostInvented)
  })
})

describe('the fact check', () => {
  it.each([
    'Up to 81 percent fewer no-shows.',
    'Up to 80 percent lower costs.',
    'It takes five weeks.',
    'There are 7 steps.',
    'We also connect to Zendesk.',
    'Write to sales at harbour dot example.',
    'Write to sales@harbour.example.',
    'Call plus 1, 5 5 5, 9 9 9.',
    'It costs $300.',
    'The offer runs until April 2nd.',
  ])('finds what is made up in: %s', (answer) => {
    expect(inventedFacts(harbour, answer, new Set())).not.toEqual([])
  })

  it('finds nothing in what the content says', () => {
    const answer =
      'Our number is plus 1, 5 5 5, 0 1 0, 0 1 4 2. We connect to Salesforce. Up to 80 percent fewer no-shows.'
    expect(inventedFacts(harbour, answer, new Set())).toEqual([])
  })
})
