import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isHeld } from './spam-judgement.ts'
import { judgeSample, type Sample } from './testing/judge-sample.ts'

/**
 * The writer of each corpus had not seen the rules, and no message is among the samples. Phrases were tuned on the first corpus.
 * The second was run once, after the last change, and nothing was tuned on it. docs/decisions/spam.md has the results.
 */
const corpora = ['spam-corpus', 'unread-spam-corpus']

const heldOf = (samples: Sample[]) => samples.filter((sample) => isHeld(judgeSample(sample)))

describe.each(corpora)('%s', (name) => {
  const corpus = JSON.parse(readFileSync(join(import.meta.dirname, `fixtures/${name}.json`), 'utf8')) as {
    genuine: Sample[]
    spam: Sample[]
  }

  it('has no genuine request that is held, with or without its time', () => {
    expect(corpus.genuine.length).toBeGreaterThanOrEqual(200)
    expect(heldOf(corpus.genuine)).toEqual([])
    expect(heldOf(corpus.genuine.map((sample) => ({ ...sample, filledInSeconds: null })))).toEqual([])
  })

  it('has at least 95 % of its spam held', () => {
    expect(corpus.spam.length).toBeGreaterThanOrEqual(200)
    const share = heldOf(corpus.spam).length / corpus.spam.length
    expect(share).toBeGreaterThanOrEqual(0.95)
  })
})
