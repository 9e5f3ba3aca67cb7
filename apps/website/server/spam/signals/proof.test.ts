import { expect, it } from 'vitest'
import { points } from '../testing/a-request.ts'
import { proof } from './proof.ts'

const words = { signal: 'topic', points: 3 }

it('counts nothing against a request with a proof', () => {
  expect(proof('solved', [words])).toEqual([])
})

it('never decides about a person without scripts', () => {
  expect(points(proof('missing', []))).toBe(0)
  expect(points(proof('missing', [words, { signal: 'need', points: -1 }]))).toBe(0)
})

it('counts a little beside signals of a program', () => {
  expect(points(proof('missing', [{ signal: 'rate', points: 3 }]))).toBe(1)
})

it('counts a forged or reused proof, and holds nothing alone', () => {
  expect([points(proof('wrong', [])), points(proof('used', []))]).toEqual([3, 3])
})
