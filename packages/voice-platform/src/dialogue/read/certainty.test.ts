import { describe, expect, it } from 'vitest'
import { decide } from './certainty.ts'
import type { Found } from '../finder.ts'

const found = (id: string, score: number): Found => ({
  id,
  score,
  target: { kind: 'fact', fact: { id, say: id } },
  nearest: id,
})

describe('a question', () => {
  it('is answered when one thing is clearly meant', () => {
    expect(decide([found('a', 0.7), found('b', 0.69)])).toMatchObject({ kind: 'tell', found: { id: 'a' } })
    expect(decide([found('a', 0.38), found('b', 0.3)])).toMatchObject({ kind: 'tell' })
  })

  it('is answered with a doubt and the other reading when two are equally likely', () => {
    expect(decide([found('a', 0.4), found('b', 0.39)])).toMatchObject({
      kind: 'doubt',
      fact: { id: 'a' },
      other: { id: 'b' },
    })
  })

  it('is answered with a doubt when the fact lacks something that is asked for', () => {
    expect(decide([{ ...found('a', 0.6), lacks: true }])).toMatchObject({ kind: 'doubt', isPart: true })
    expect(decide([{ ...found('a', 0.8), lacks: true }])).toMatchObject({ kind: 'doubt', isPart: true })
  })

  it('is answered with a doubt when the fact covers half of it and does not have twice the score of the next', () => {
    const half = { ...found('a', 0.6), cover: 0.5 }
    expect(decide([half, found('b', 0.31)])).toMatchObject({ kind: 'doubt', isPart: true })
    expect(decide([half, found('b', 0.29)])).toMatchObject({ kind: 'tell' })
    // A long question only matches a way to ask this closely if it means it.
    expect(decide([{ ...half, words: 3 }, found('b', 0.31)])).toMatchObject({ kind: 'doubt', isPart: true })
    expect(decide([{ ...half, words: 4 }, found('b', 0.31)])).toMatchObject({ kind: 'tell' })
  })

  it('is answered at a low score when nothing else comes close', () => {
    expect(decide([found('a', 0.33), found('b', 0.2)])).toMatchObject({ kind: 'tell', found: { id: 'a' } })
  })

  it('is answered with a doubt when a question that no content answers is nearly as likely', () => {
    const beyond: Found = { id: 'x', score: 0.4, target: { kind: 'beyond' } }
    expect(decide([found('a', 0.5), beyond])).toMatchObject({ kind: 'doubt' })
    expect(decide([found('a', 0.7), beyond])).toMatchObject({ kind: 'tell' })
  })

  it('has no known answer when every score is low', () => {
    expect(decide([found('a', 0.19)])).toEqual({ kind: 'unknown' })
    expect(decide([found('a', 0.2)])).toMatchObject({ kind: 'doubt' })
    expect(decide([])).toEqual({ kind: 'unknown' })
  })

  it('has no known answer when it is like a question that no content answers', () => {
    expect(decide([{ id: 'x', score: 0.9, target: { kind: 'beyond' } }, found('a', 0.5)])).toEqual({
      kind: 'unknown',
      isBeyond: true,
    })
  })
})
