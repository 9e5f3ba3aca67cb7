import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFeatures, type Words } from './features.ts'

/** The learned weights, one per bucket, in units of `scale`. */
export type Weights = { bias: number; scale: number; weights: Int8Array }

const file = join(import.meta.dirname, 'weights.json')

/** Reads the weights that come with the site. */
export function readWeights(): Weights {
  const { bias, scale, weights } = JSON.parse(readFileSync(file, 'utf8')) as {
    bias: number
    scale: number
    weights: string
  }
  return { bias, scale, weights: new Int8Array(Buffer.from(weights, 'base64')) }
}

/** Replaces the weights that come with the site. */
export function writeWeights({ bias, scale, weights }: Weights): void {
  const text = Buffer.from(weights.buffer).toString('base64')
  writeFileSync(file, `${JSON.stringify({ bias, scale, weights: text })}\n`)
}

/** Returns the logarithm of the odds that the words are spam; 0 (undecided) for a message without words. */
export function weigh({ bias, scale, weights }: Weights, words: Words): number {
  const features = readFeatures(words)
  if (features.size === 0) return 0
  let sum = 0
  for (const [bucket, value] of features) sum += (weights[bucket] ?? 0) * value
  return bias + scale * sum
}
