import type { Found, Target } from '../finder.ts'
import type { KnownFact } from '../knowledge.ts'

/** Least score of an answer that leads the next one. Below it, the best match is too often a neighbouring fact. */
const sure = 0.32
/** An answer leads if its score is at least this many times the next one's. */
const ahead = 1.2
/** From this score on, an answer is given whatever the next one scores. */
const clear = 0.45
/** From this score on, a close `beyond` candidate or missing words raise no doubt. */
const certain = 0.7
/** A fact is doubted if a `beyond` candidate has more than this share of its score: "I don't know" beats a neighbouring
 * fact. */
const likeBeyond = 0.75
/** From this sureness on, a fact is told without a doubt, however few of the question's words it covers. */
const enough = 0.42
/** Added to the sureness for each word: a long question never matches a way to ask as closely as a short one. */
const perWord = 0.03
const mostWords = 20
/** Subtracted from the sureness, times the next candidate's share of the best score. */
const rivalry = 0.57
/** Least score of a reading worth naming. Below it, a match shares only one word with the question. */
const unsure = 0.28
/** Least score of a fact worth telling with a doubt. */
const near = 0.2

/** What to do with a question: answer it, do it, tell the nearest fact with a doubt, or admit that the answer is unknown. */
export type Decision =
  | { kind: 'tell'; target: Target; found: Found }
  /** `isPart`: the fact is clearly meant, but lacks a detail that was asked for. */
  | { kind: 'doubt'; fact: KnownFact; other?: Found; isPart?: true }
  | { kind: 'unknown'; isBeyond?: true }

/** Whether two candidates give the same answer: "the steps" include "the first step". */
const isSame = (one: Target, other: Target): boolean => {
  if (one.kind === 'fact' && other.kind === 'fact') {
    return one.fact.say.includes(other.fact.say) || other.fact.say.includes(one.fact.say)
  }
  if (one.kind === 'act' && other.kind === 'act') return one.act === other.act
  return one.kind === 'beyond' && other.kind === 'beyond'
}

/** Tells the first of the two that is a fact, with a doubt, and names the other reading. */
function doubt(first: Found, second?: Found): Decision {
  const [fact, other] = first.target.kind === 'fact' ? [first, second] : [second, first]
  if (fact?.target.kind !== 'fact' || fact.score < near) return { kind: 'unknown' }
  return { kind: 'doubt', fact: fact.target.fact, ...(other?.nearest === undefined ? {} : { other }) }
}

/** Decides by the best candidate's score and its lead over the next. */
export function decide(found: readonly Found[]): Decision {
  const [best] = found
  if (!best) return { kind: 'unknown' }
  if (best.score < unsure) return doubt(best)
  if (best.target.kind === 'beyond') return { kind: 'unknown', isBeyond: true }
  const beyond = found.find(({ target }) => target.kind === 'beyond')?.score ?? 0
  const isSure = best.score >= certain && best.isAgain !== true
  if (best.target.kind === 'fact' && !isSure && beyond > likeBeyond * best.score) return doubt(best)
  const next = found.find(({ target }) => !isSame(target, best.target))
  const rival = next?.score ?? 0
  const sureness =
    best.score + perWord * Math.min(mostWords, best.words ?? 0) - rivalry * (rival / best.score)
  // The fewer of the question's words a fact covers, the further it must lead: with half of them, by twice the score.
  const isPart = best.lacks === true || ((best.cover ?? 1) * best.score < rival && sureness < enough)
  const tell = (found: Found): Decision =>
    (best.lacks === true || (isPart && !isSure)) && found.target.kind === 'fact'
      ? { kind: 'doubt', fact: found.target.fact, isPart: true }
      : { kind: 'tell', target: found.target, found }
  const isAhead = best.score >= ahead * rival
  if (best.score >= clear || (best.score >= sure && isAhead)) return tell(best)
  if (best.target.kind === 'act') return { kind: 'unknown' }
  if (!next || next.score < unsure) return doubt(best)
  return next.target.kind === 'fact' ? doubt(best, next) : doubt(best)
}
