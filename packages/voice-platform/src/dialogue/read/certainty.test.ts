import { describe, expect, it } from 'vitest'
import { atOnce } from '#platform/runtime/steps-of-work.ts'
import { harbour } from '../evaluation/harbour.ts'
import { indexKnowledge, type Found } from '../finder.ts'
import { decide } from './certainty.ts'

const finder = atOnce(indexKnowledge(harbour))
const isTold = (text: string) => decide(finder, text, finder.find(text, { list: [] })).kind === 'tell'
const act = (id: string, score: number): Found => ({ id, score, target: { kind: 'act', act: id } })

describe('a question', () => {
  it.each(['What does it cost?', 'How long until it is live?', 'What results did Willow Clinic get?'])(
    'is answered by a fact that covers it: %s',
    (text) => {
      expect(isTold(text)).toBe(true)
    },
  )
  it.each([
    'Who owns the boats of Willow Clinic?',
    'How many harbours did Lantern Goods paint last year?',
    'Does it work with Calendly?',
    'What is the capital of France?',
  ])('has no answer where a fact shares only words with it: %s', (text) => {
    expect(isTold(text)).toBe(false)
  })
})

describe('an act', () => {
  it('is meant when it scores high, or well above the next', () => {
    expect(decide(finder, '', [act('a', 0.5), act('b', 0.49)])).toMatchObject({ kind: 'tell' })
    expect(decide(finder, '', [act('a', 0.38), act('b', 0.3)])).toMatchObject({ kind: 'tell' })
    expect(decide(finder, '', [act('a', 0.38), act('b', 0.35)])).toEqual({ kind: 'unknown' })
    expect(decide(finder, '', [act('a', 0.2)])).toEqual({ kind: 'unknown' })
  })
})
