import { readWeights, weigh } from '../learned/weights.ts'
import type { Words } from '../learned/features.ts'
import type { SpamReason } from '../spam-judgement.ts'

const weights = readWeights()
/** Points of a factor of e in the odds. */
const pointsEach = 2
/** Odds of nine to one hold a request, though no phrase and nothing else speaks against it. */
const mostAgainst = 5
/** "Call me" says too little to hold a request alone. */
const mostAgainstFew = 4
const fewLetters = 12
const mostFor = 4

/** Judges the words by what was learned from samples: for a request as well as against it. */
export function learned(words: Words): SpamReason[] {
  const letters = words.message.match(/\p{L}/gu)?.length ?? 0
  const most = letters < fewLetters ? mostAgainstFew : mostAgainst
  const points = Math.max(-mostFor, Math.min(most, Math.round(pointsEach * weigh(weights, words))))
  return points === 0 ? [] : [{ signal: 'learned', points }]
}
