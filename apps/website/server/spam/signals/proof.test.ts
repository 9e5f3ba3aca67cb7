import { expect, it } from 'vitest'
import { points } from '../testing/a-request.ts'
import { proof } from './proof.ts'

const words = { signal: 'topic', points: 3 }

it('counts nothing against who has one', () => {
  expect(proof('solved', [words])).toEqual([])
})

it('never makes the difference for a person without scripts', () => {
  expect(points(proof('missing', []))).toBe(0)
  expect(points(proof('missing', [words, { signal: 'need', points: -1 }]))).toBe(0)
})

it('counts a little beside what programs do', () => {
  expect(points(proof('missing', [{ signal: 'rate', points: 3 }]))).toBe(1)
})

it('counts one that was forged or used before, and holds nothing alone', () => {
  expect([points(proof('wrong', [])), points(proof('used', []))]).toEqual([3, 3])
})
