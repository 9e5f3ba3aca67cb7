import { readWeights, weigh } from '../learned/weights.ts'
import type { Words } from '../learned/features.ts'
import type { SpamReason } from '../spam-judgement.ts'

const weights = readWeights()
/** Points of a factor of e in the odds. */
const pointsEach = 2
/** Odds of nine to one hold a request, though no phrase and nothing else speaks against it. */
const mostAgainst = 5
const mostFor = 4

/** Judges the words by what was learned from samples: for a request as well as against it. */
export function learned(words: Words): SpamReason[] {
  const points = Math.max(-mostFor, Math.min(mostAgainst, Math.round(pointsEach * weigh(weights, words))))
  return points === 0 ? [] : [{ signal: 'learned', points }]
}
