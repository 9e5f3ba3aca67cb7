import { expect, it } from 'vitest'
import { points } from '#server/testing/a-spam-request.ts'
import { proof } from './proof.ts'

const words = { signal: 'topic', points: 3 }

it('adds no points to a request with a proof', () => {
  expect(proof('solved', [words])).toEqual([])
})

it('never holds the request of a person without scripts', () => {
  expect(points(proof('missing', []))).toBe(0)
  expect(points(proof('missing', [words, { signal: 'need', points: -1 }]))).toBe(0)
})

it('adds a little to signals of a program', () => {
  expect(points(proof('missing', [{ signal: 'rate', points: 3 }]))).toBe(1)
})

it('adds points for a forged or reused proof, but never holds a request alone', () => {
  expect([points(proof('wrong', [])), points(proof('used', []))]).toEqual([3, 3])
})
