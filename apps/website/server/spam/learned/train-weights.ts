import { buckets, readFeatures, type Words } from './features.ts'
import type { Weights } from './weights.ts'

/** A message whose kind is known. */
export type LabelledWords = Words & { spam: boolean }

const rounds = 30
const learningRate = 0.5
/** Pulls weights towards zero, so that no single sample owns one. */
const decay = 1e-4

/**
 * Learns the weights of a logistic regression by AdaGrad. The same samples in the same order give the same weights.
 * @see Duchi, Hazan, Singer: Adaptive Subgradient Methods, JMLR 12 (2011)
 */
export function trainWeights(samples: readonly LabelledWords[]): Weights {
  const read = samples.map((sample) => ({
    features: [...readFeatures(sample)],
    target: sample.spam ? 1 : 0,
  }))
  const weights = new Float64Array(buckets)
  const steps = new Float64Array(buckets).fill(1e-8)
  let bias = 0
  const random = seededRandom(1)
  for (let round = 0; round < rounds; round++) {
    for (const { features, target } of shuffled(read, random)) {
      const sum = features.reduce((total, [bucket, value]) => total + at(weights, bucket) * value, bias)
      const error = 1 / (1 + Math.exp(-sum)) - target
      bias -= learningRate * 0.01 * error
      for (const [bucket, value] of features) {
        const slope = error * value + decay * at(weights, bucket)
        steps[bucket] = at(steps, bucket) + slope * slope
        weights[bucket] = at(weights, bucket) - (learningRate * slope) / Math.sqrt(at(steps, bucket))
      }
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

const at = (values: Float64Array, index: number): number => values[index] ?? 0

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** A linear congruential generator (Numerical Recipes). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
