import { describe, expect, it } from 'vitest'
import { decide } from './decide.ts'
import type { Found } from './finder.ts'

const found = (id: string, score: number): Found => ({
  id,
  score,
  target: { kind: 'fact', fact: { id, say: id } },
  nearest: id,
})

describe('what is done with a question', () => {
  it('is answered when one thing is clearly meant', () => {
    expect(decide([found('a', 0.7), found('b', 0.69)])).toMatchObject({ kind: 'tell', found: { id: 'a' } })
    expect(decide([found('a', 0.45), found('b', 0.3)])).toMatchObject({ kind: 'tell' })
  })

  it('is asked back when two are as likely: half of those would be told a neighbouring fact', () => {
    expect(decide([found('a', 0.5), found('b', 0.49)])).toMatchObject({
      kind: 'ask-back',
      choices: [{ id: 'a' }, { id: 'b' }],
    })
  })

  it('is asked back when what is found is weak: it protects from reciting what nobody asked for', () => {
    expect(decide([found('a', 0.35), found('b', 0.1)])).toMatchObject({
      kind: 'ask-back',
      choices: [{ id: 'a' }],
    })
  })

  it('is answered at a lower score when it is about what the question names, and nothing else is near', () => {
    expect(decide([{ ...found('a', 0.36), isAboutName: true }, found('b', 0.2)])).toMatchObject({
      kind: 'tell',
    })
    expect(decide([{ ...found('a', 0.36), isAboutName: true }, found('b', 0.33)])).toMatchObject({
      kind: 'ask-back',
    })
  })

  it('is not known when next to nothing is shared with it', () => {
    expect(decide([found('a', 0.2)])).toEqual({ kind: 'unknown' })
    expect(decide([])).toEqual({ kind: 'unknown' })
  })

  it('is not known when it is like what no content tells', () => {
    expect(decide([{ id: 'x', score: 0.9, target: { kind: 'beyond' } }, found('a', 0.5)])).toEqual({
      kind: 'unknown',
      isBeyond: true,
    })
  })
})
