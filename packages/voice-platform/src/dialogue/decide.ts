import type { Found, Target } from './finder.ts'
import type { KnownFact } from './knowledge.ts'

/** Least score of an answer. Below it, the best match is too often a neighbouring fact. */
const clear = 0.36
/** From this score on, a close `beyond` candidate raises no doubt. */
const certain = 0.7
/** A fact is doubted if a `beyond` candidate has more than this share of its score: "I don't know" beats a neighbouring
 * fact. */
const likeBeyond = 0.75
/** From this sureness on, a fact is told without a doubt, however few of the question's words it covers. */
const enough = 0.32
/** Added to the sureness for each word: a long question never matches a way to ask as closely as a short one. */
const perWord = 0.03
const mostWords = 20
/** Subtracted from the sureness, times the next candidate's share of the best score. */
const rivalry = 0.57
/** Least score of a fact worth telling with a doubt. */
const near = 0.2

/** What to do with a question: answer it, do it, tell the nearest fact with a doubt, or admit that the answer is unknown. */
export type Decision =
  | { kind: 'tell'; target: Exclude<Target, { kind: 'beyond' }> }
  /** `isPart`: the fact is clearly meant, but lacks a detail that was asked for. `other`: the other reading. */
  | { kind: 'doubt'; fact: KnownFact; other?: Found; isPart?: true }
  | { kind: 'unknown' }

/** The same for candidates with the same answer. */
const answerOf = (target: Target): string =>
  target.kind === 'fact' ? target.fact.say : target.kind === 'act' ? target.act : ''

/** Decides by the best candidate's score and its lead over the next. */
export function decide(found: readonly Found[]): Decision {
  const [best] = found
  if (!best || best.score < near || best.target.kind === 'beyond') return { kind: 'unknown' }
  const { target, score } = best
  const next = found.find((each) => answerOf(each.target) !== answerOf(target))
  const rival = next?.score ?? 0
  if (target.kind === 'act') return score >= clear ? { kind: 'tell', target } : { kind: 'unknown' }
  const { fact } = target
  const beyond = found.find((each) => each.target.kind === 'beyond')?.score ?? 0
  if (score < clear || (score < certain && beyond > likeBeyond * score)) {
    const isReading = next?.target.kind === 'fact' && next.nearest !== undefined && next.score >= near
    return { kind: 'doubt', fact, ...(isReading ? { other: next } : {}) }
  }
  const sureness = score + perWord * Math.min(mostWords, best.words ?? 0) - rivalry * (rival / score)
  // The fewer of the question's words a fact covers, the further it must lead: with half of them, by twice the score.
  const isPart = best.lacks === true || ((best.cover ?? 1) * score < rival && sureness < enough)
  return isPart ? { kind: 'doubt', fact, isPart } : { kind: 'tell', target }
}
