import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buckets, readFeatures, type Words, type Weights } from '../learned-signal.ts'

/** A message that is known to be spam or genuine. */
export type LabelledWords = Words & { spam: boolean }

const rounds = 30
const learningRate = 0.5
/** Pulls weights towards zero, so that no single sample decides a weight. */
const decay = 3e-5

/**
 * Learns the weights of a logistic regression by AdaGrad. The same samples in the same order give the same weights.
 * @see Duchi, Hazan, Singer: Adaptive Subgradient Methods, JMLR 12 (2011)
 */
export function trainWeights(samples: readonly LabelledWords[]): Weights {
  const read = samples.map((sample) => {
    const features = readFeatures(sample)
    return {
      // Typed arrays make learning twice as fast as a list of pairs.
      which: Uint32Array.from(features.keys()),
      values: Float64Array.from(features.values()),
      target: sample.spam ? 1 : 0,
    }
  })
  const weights = new Float64Array(buckets)
  const steps = new Float64Array(buckets).fill(1e-8)
  let bias = 0
  const random = seededRandom(1)
  for (let round = 0; round < rounds; round++) {
    for (const { which, values, target } of shuffled(read, random)) {
      let sum = bias
      for (let index = 0; index < which.length; index++) {
        sum += at(weights, at(which, index)) * at(values, index)
      }
      const error = 1 / (1 + Math.exp(-sum)) - target
      bias -= learningRate * 0.01 * error
      for (let index = 0; index < which.length; index++) {
        const bucket = at(which, index)
        const weight = at(weights, bucket)
        const slope = error * at(values, index) + decay * weight
        const step = at(steps, bucket) + slope * slope
        steps[bucket] = step
        weights[bucket] = weight - (learningRate * slope) / Math.sqrt(step)
      }
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

const at = (values: Float64Array | Uint32Array, index: number): number => values[index] ?? 0

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, position: random() }))
    .toSorted((a, b) => a.position - b.position)
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

/** Reads the samples in the repository, one list per writer. */
export function readSamples(): LabelledWords[][] {
  const folder = join(import.meta.dirname, 'samples')
  return globSync('*.jsonl', { cwd: folder })
    .toSorted()
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LabelledWords),
    )
}
