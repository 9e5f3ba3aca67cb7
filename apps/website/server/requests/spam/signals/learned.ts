import { readWeights, weigh } from '../learned/weights.ts'
import type { Words } from '../learned/features.ts'
import type { SpamReason } from '../spam-judgement.ts'

const weights = readWeights()
/** Points for each factor of e in the odds. */
const pointsEach = 2
/** Enough to hold a request without any other signal, at odds of nine to one. */
const maxAgainst = 5
/** A message as short as "Call me" never holds a request alone. */
const maxAgainstFew = 4
const fewLetters = 12
const maxFor = 4

/** Judges the words by the learned weights, which can count for a request as well as against it. */
export function learned(words: Words): SpamReason[] {
  const letters = words.message.match(/\p{L}/gu)?.length ?? 0
  const most = letters < fewLetters ? maxAgainstFew : maxAgainst
  const points = Math.max(-maxFor, Math.min(most, Math.round(pointsEach * weigh(weights, words))))
  return points === 0 ? [] : [{ signal: 'learned', points }]
}
