import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConsultationFields } from '#contract/consultation.ts'
import type { SpamReason } from './spam-judgement.ts'
import { foldText } from './fold-text.ts'

/** Points for each factor of e in the odds. */
const pointsEach = 2
/** Enough to hold a request without any other signal, at odds of nine to one. */
const maxAgainst = 5
/** A message as short as "Call me" never holds a request alone. */
const maxAgainstFew = 4
const fewLetters = 12
const maxFor = 4

// Read by the first request, so that training needs no former weights.
let shippedWeights: Weights | undefined

/** Judges the words by the learned weights, which can count for a request as well as against it. */
export function learned(words: Words): SpamReason[] {
  shippedWeights ??= readWeights()
  const letters = words.message.match(/\p{L}/gu)?.length ?? 0
  const most = letters < fewLetters ? maxAgainstFew : maxAgainst
  const points = Math.max(-maxFor, Math.min(most, Math.round(pointsEach * weigh(shippedWeights, words))))
  return points === 0 ? [] : [{ signal: 'learned', points }]
}

/** The learned weights, one per bucket, in units of `scale`. */
export type Weights = { bias: number; scale: number; weights: Int8Array }

/** Reads the weights that come with the site. */
export function readWeights(): Weights {
  const { bias, scale, weights } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'learned/weights.json'), 'utf8'),
  ) as {
    bias: number
    scale: number
    weights: string
  }
  return { bias, scale, weights: new Int8Array(Buffer.from(weights, 'base64')) }
}

/** Returns the logarithm of the odds that the words are spam; 0 (undecided) for a message without words. */
export function weigh({ bias, scale, weights }: Weights, words: Words): number {
  const features = readFeatures(words)
  if (features.size === 0) return 0
  let sum = 0
  for (const [bucket, value] of features) sum += (weights[bucket] ?? 0) * value
  return bias + scale * sum
}

/** The fields whose words are judged. */
export type Words = Pick<ConsultationFields, 'company' | 'email' | 'message'>

/** Number of weights. A hash of its text selects the weight of a feature, so no list of features is needed; two may share one. */
export const buckets = 2 ** 18
/** In UTF-16 code units. Spam states its purpose early, and reading costs the server time. */
const longest = 2000

const address = /https?:\/\/\S+|www\.\S+/g
const mailbox = /\S+@\S+/g
/** Mixed letters and digits, such as an order number, carry no meaning. */
const reference = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{8,}(?![\w-])/g
const token = /[\p{L}\p{M}]+|0|[$€£₹%!?{}|]/gu
/** Scripts that do not separate words by spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu
const freeMail = /gmail|outlook|yahoo|hotmail/

/**
 * Counts the features of a message: its words, pairs of words and parts of words (for endings, and for languages with few
 * samples), and the words of company and domain. The counts are scaled to a vector of length 1.
 * @returns bucket and value of each feature; empty for a message without words
 */
export function readFeatures({ company, email, message }: Words): Map<number, number> {
  const counts = new Map<number, number>()
  const countBucket = (bucket: number, weight: number) => {
    counts.set(bucket, Math.max(counts.get(bucket) ?? 0, weight))
  }
  const count = (feature: string, weight = 1) => countBucket(bucketOf(hash(feature)), weight)
  // Most features are parts: creating a string for each would take longer than everything else.
  const countParts = (kind: string, whole: string, shortest: number, longestPart: number, weight = 1) => {
    const begin = hash(kind)
    for (let size = shortest; size <= longestPart; size++)
      for (let start = 0; start + size <= whole.length; start++)
        countBucket(bucketOf(hash(whole, begin, start, start + size)), weight)
  }
  const text = foldText(beginningOf(message))
    .replaceAll(address, ' urltoken ')
    .replaceAll(mailbox, ' mailtoken ')
    .replaceAll(reference, ' ')
    .replaceAll(/\d+/g, '0')
  const words = text.match(token) ?? []
  if (!words.some((word) => /\p{L}/u.test(word))) return counts
  words.forEach((word, index) => {
    count(`w${word}`, 1.5)
    if (index > 0) count(`b${words[index - 1]} ${word}`, 1.5)
  })
  const line = ` ${words.join(' ')} `
  countParts('c', line, 3, 4, 0.5)
  for (const [run] of text.matchAll(unspaced)) countParts('h', run, 1, 3)

  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  for (const part of domain.split(/[.-]/)) count(`d${part}`)
  for (const word of foldText(company).match(/\p{L}+/gu) ?? []) count(`k${word}`)
  if (company === '') count('no company')
  if (freeMail.test(domain)) count('free mail')
  if (message.search(address) >= 0) count('link')
  count(`length ${Math.min(8, Math.floor(Math.log2(words.length + 1)))}`)

  const length = Math.hypot(...counts.values())
  for (const [bucket, value] of counts) counts.set(bucket, value / length)
  return counts
}

/** Ends at a space, so that no cut word is read as a word. */
const beginningOf = (message: string): string =>
  message.length <= longest ? message : message.slice(0, longest).replace(/\S{1,40}$/, '')

/** FNV-1a over UTF-16 code units, continued from the hash of the text before. */
function hash(text: string, before = 2166136261, start = 0, end = text.length): number {
  let value = before
  for (let index = start; index < end; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 16777619)
  }
  return value
}

const bucketOf = (hashed: number): number => ((hashed ^ (hashed >>> 15)) >>> 0) % buckets
