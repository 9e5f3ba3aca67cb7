import type { Found, Target } from './finder.ts'
import type { KnownFact } from './knowledge.ts'

/** From this score on an answer is given where it is ahead: below, what is found is too often a neighbouring fact. */
const sure = 0.32
/** How many times the score of the next one it has to have. */
const ahead = 1.2
/** From this score on it is right, whatever comes next. */
const clear = 0.45
/** From this score on nothing else is looked at. */
const certain = 0.7
/** What is asked for as much as this like something that no content tells is not known: "I don't know" beats a neighbouring
 * fact. */
const likeBeyond = 0.75
/** So sure as this it is told without a doubt, with whatever share of the words. */
const enough = 0.42
/** What each word of the question adds to the sureness: a long one is never as much like a way to ask as a short one. */
const perWord = 0.03
const mostWords = 20
/** What the next one takes from it, by its share of the best one's score. */
const rivalry = 0.57
/** From this score on two readings are worth naming. Below, what is found has one word in common with the question. */
const unsure = 0.28
/** From this score on the nearest fact is worth telling with a doubt. */
const near = 0.2

/** What to do with a question: answer it, do it, tell what is nearest with a doubt, or admit not to know. */
export type Decision =
  | { kind: 'tell'; target: Target; found: Found }
  /** `isPart`: the fact is clearly meant, and lacks something of what was asked for. */
  | { kind: 'doubt'; fact: KnownFact; other?: Found; isPart?: true }
  | { kind: 'unknown'; isBeyond?: true }

/** Whether two candidates come to the same: "the first step" is told within "the steps". */
const isSame = (one: Target, other: Target): boolean => {
  if (one.kind === 'fact' && other.kind === 'fact') {
    return one.fact.say.includes(other.fact.say) || other.fact.say.includes(one.fact.say)
  }
  if (one.kind === 'act' && other.kind === 'act') return one.act === other.act
  return one.kind === 'beyond' && other.kind === 'beyond'
}

/** Tells the first of these that is a fact, and names the other reading. */
function doubt(first: Found, second?: Found): Decision {
  const [told, other] = first.target.kind === 'fact' ? [first, second] : [second, first]
  if (told?.target.kind !== 'fact' || told.score < near) return { kind: 'unknown' }
  return { kind: 'doubt', fact: told.target.fact, ...(other?.nearest === undefined ? {} : { other }) }
}

/** Decides by how sure the finder is, and by how far the best is ahead of the next. */
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
  // A fact that holds a part of the question's words has to be the further ahead of the next: with half of them, twice.
  const isPart = best.lacks === true || ((best.cover ?? 1) * best.score < rival && sureness < enough)
  const tell = (told: Found): Decision =>
    (best.lacks === true || (isPart && !isSure)) && told.target.kind === 'fact'
      ? { kind: 'doubt', fact: told.target.fact, isPart: true }
      : { kind: 'tell', target: told.target, found: told }
  const isAhead = best.score >= ahead * rival
  if (best.score >= clear || (best.score >= sure && isAhead)) return tell(best)
  if (best.target.kind === 'act') return { kind: 'unknown' }
  if (!next || next.score < unsure) return doubt(best)
  return next.target.kind === 'fact' ? doubt(best, next) : doubt(best)
}
