import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isHeld } from './spam-judgement.ts'
import { judgeSample, type Sample } from './testing/judge-sample.ts'

/** Written by somebody who had not seen the rules, and not among the samples. docs/decisions/spam.md has the first and the current results. */
const corpus = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/spam-corpus.json'), 'utf8')) as {
  genuine: Sample[]
  spam: Sample[]
}

const heldOf = (samples: Sample[]) => samples.filter((sample) => isHeld(judgeSample(sample)))

it('holds no genuine request, with its time or without', () => {
  expect(corpus.genuine.length).toBeGreaterThanOrEqual(200)
  expect(heldOf(corpus.genuine)).toEqual([])
  expect(heldOf(corpus.genuine.map((sample) => ({ ...sample, filledInSeconds: null })))).toEqual([])
})

it('holds the documented share of spam', () => {
  expect(corpus.spam.length).toBeGreaterThanOrEqual(200)
  const share = heldOf(corpus.spam).length / corpus.spam.length
  expect(share).toBeGreaterThanOrEqual(0.95)
})
