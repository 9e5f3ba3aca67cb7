import { lacksWhatIsAsked } from '../answer-type.ts'
import { topicWays } from '../expected-words.ts'
import type { Finder, Found, Target } from '../finder.ts'
import { isOwnersAnswer, type KnownFact } from '../knowledge.ts'
import { groupsOfStem, isFunctionStem, normalise, stem, stemsOf, withoutOpening } from '../words.ts'

/** Least score of an act or a list that leads the next candidate, and how many times the next one's score it must have. */
const leastLeading = 0.32
const lead = 1.2
/** From this score on, an act or a list counts whatever the next candidate scores. */
const clear = 0.45
/** A candidate with less shares one word with the question. */
const leastShared = 0.28
/** From this score on, a fact is told: the question is nearly a way to ask for it, or refers to the last answer alone. */
const own = 0.7

/**
 * What speaks for a fact, and against it: the share of the question's words that it covers (rare words count most); the share of
 * the question's pairs of neighbours that it or a way to ask for it has; each telling word, since a long question is never
 * matched as closely as a short one; the score of the likest question that no content answers, as a share of its own; names that
 * it does not hold; a question for yes or no or for a figure, which ask for one detail; a question for a person where it names none.
 * A logistic regression on 820 read questions gave the weights.
 */
const weights = {
  covered: 3.2,
  pairs: 1.8,
  telling: 0.38,
  beyond: -2.2,
  beyondFirst: -1.8,
  names: -1.8,
  detail: -0.9,
  nobody: -1.7,
}
/** From this sum on, a fact is told. A lower one tells more that the content answers, and more that answers something else. */
const least = 2

/** Topics that concern whoever calls. */
const ofAnybody = new Set(
  'phone email contact location availability response-time recording data-rights privacy'.split(' '),
)
/** Least score of a fact for a caller who is no prospect: of one that concerns anybody, one that the owner wrote or the press asks for, any other. */
const leastFor = { anybody: 0.45, written: 0.62, other: 0.85 }

/** What to do with a question: tell or do what is found, or admit that the answer is unknown. `isOwn`: it is nearly a way to ask. */
export type Decision =
  | { kind: 'tell'; target: Target; isOwn?: boolean }
  | { kind: 'unknown'; isBeyond?: boolean }

/** Words of a question for the hours. "Tomorrow", "there" and "at night" are said of other things, too. */
const ofPresence =
  /\b(?:you|your|yours|open\w*|hours?|office|team|staff|people|any ?one|any ?body|human|person|closed?|phone|ring|call|reach\w*|assistant)\b|^(?:\S+ ){0,3}\S+$/
/** A word inside a sentence that is written like a name: "does it work with Calendly?". */
const named = /(?<=[\p{Ll}\p{N},’'] )\p{Lu}[\p{L}\p{N}’'-]+/gu
/** Capitals that name no thing. */
const noName = /^(?:I|I['’]\p{L}+|AI|OK|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/u
const ofDetail =
  /^(?:do|does|did|is|are|can|could|will|would|has|have|may|must|should|was|were)\b|\bhow (?:many|often|big|large|old)\b|\b(?:what|which) (?:number|percentage|share|year)\b/
const ofPerson = /^(?:(?:and|so|but|in|at|on|by|for|from|to|of|with) )*who(?:se|m)?\b/
const person =
  /(?<=\S )\p{Lu}\p{L}+ \p{Lu}\p{L}+|\b(?:[Ww]e|[Uu]s|[Oo]ur|[Yy]ou|[Yy]our|nobody|[Ss]omebody|person|people|team|staff|colleague|owner|guest)\b/u

const kinOf = (word: string): string[] => [word, ...groupsOfStem(word)]

/** The question without its opening, and its stems that are no function words. */
const questionOf = (text: string): string =>
  withoutOpening(normalise(text)).replace(/ (?:at the moment|at present|right now|currently)$/, '')
const tellingIn = (text: string): string[] => [
  ...new Set(stemsOf(questionOf(text)).filter((word) => !isFunctionStem(word))),
]

const pairsIn = (text: string): string[] => {
  const words = stemsOf(text)
  return words
    .slice(1)
    .map((word, at) => `${words[at] ?? ''} ${word}`)
    .filter((pair) => !pair.split(' ').every(isFunctionStem))
}

const waysOf = (topic: string | undefined) => topicWays.find(({ id }) => id === topic)?.asked ?? []

/** The stems that a fact can be asked for with, and those of nearly the same meaning. */
function heldBy(finder: Finder, { about = '', say, asked = [], subject, topic }: KnownFact): Set<string> {
  const { name = '', alsoCalled = [] } = finder.subject(subject) ?? {}
  const texts = [about, say, ...asked, ...waysOf(topic), name, ...alsoCalled]
  return new Set(texts.flatMap((each) => normalise(each).split(' ').map(stem)).flatMap(kinOf))
}

/** How many names the question holds that the fact does not. */
function namesBeside(finder: Finder, text: string, fact: KnownFact): number {
  const held = heldBy(finder, fact)
  return (finder.withoutName(text).match(named) ?? []).filter(
    (name) =>
      !noName.test(name) && !stemsOf(name).every((word) => kinOf(word).some((each) => held.has(each))),
  ).length
}

/** How sure it is that the fact answers, by {@link weights}. */
function surenessOf(finder: Finder, text: string, fact: KnownFact, found: readonly Found[]): number {
  const { score = 0, cover = 1 } =
    found.find(({ target }) => target.kind === 'fact' && target.fact === fact) ?? {}
  const question = questionOf(text)
  const beyond = found.find(({ target }) => target.kind === 'beyond')?.score ?? 0
  const asked = pairsIn(question)
  const has = new Set(
    [...(fact.asked ?? []), ...waysOf(fact.topic), fact.say, fact.about ?? ''].flatMap(pairsIn),
  )
  return (
    weights.covered * cover +
    weights.pairs * (asked.length === 0 ? 1 : asked.filter((pair) => has.has(pair)).length / asked.length) +
    weights.telling * tellingIn(text).length +
    weights.beyond * (beyond / score) +
    weights.beyondFirst * Number(beyond > score) +
    weights.names * namesBeside(finder, text, fact) +
    weights.detail * Number(ofDetail.test(question)) +
    weights.nobody * Number(ofPerson.test(question) && !person.test(fact.say))
  )
}

/**
 * Decides on the candidates for a question, the likeliest first.
 * @param caller who calls, if that is no prospect: a fact must then be surer; `new`: the text itself shows it
 */
export function decide(finder: Finder, text: string, found: readonly Found[], caller?: string): Decision {
  const [best] = found
  if (!best || best.score < leastShared) return { kind: 'unknown' }
  const isFirst = best.target.kind
  const fact = found.find(({ target }) => target.kind === 'fact')
  if (caller !== undefined && isFirst === 'which') return { kind: 'unknown' }
  if (isFirst === 'act' || isFirst === 'which') {
    const isAhead = best.score >= leastLeading && best.score >= lead * (found[1]?.score ?? 0)
    return best.score >= clear || isAhead ? { kind: 'tell', target: best.target } : { kind: 'unknown' }
  }
  if (fact?.target.kind !== 'fact') return { kind: 'unknown', isBeyond: isFirst === 'beyond' }
  const { topic } = fact.target.fact
  // What the owner wrote in answer to questions is for whoever asks them.
  const isOwners = isOwnersAnswer(fact.target.fact)
  const isNear = ofAnybody.has(topic ?? '') || (isOwners && caller === 'new')
  const kind = isNear ? 'anybody' : isOwners || caller === 'press' ? 'written' : 'other'
  if (caller !== undefined && fact.score < leastFor[kind])
    return { kind: 'unknown', isBeyond: isFirst === 'beyond' }
  if (topic === 'availability' && !ofPresence.test(questionOf(text))) return { kind: 'unknown' }
  // "How many rooms are there? A sentence is plenty." stands above a form, and answers nothing.
  if (/^[^.!?“]*\?/.test(fact.target.fact.say)) return { kind: 'unknown' }
  const isAskedFor = fact === best && fact.score >= own && namesBeside(finder, text, fact.target.fact) === 0
  // An answer that somebody wrote for questions like this one, and that comes first, is told.
  const isWritten = fact === best && fact.score >= clear && isOwners
  const isLikely =
    surenessOf(finder, text, fact.target.fact, found) >= least &&
    !lacksWhatIsAsked(questionOf(text))(fact.target.fact.say)
  return isAskedFor || isWritten || isLikely
    ? { kind: 'tell', target: fact.target, isOwn: isAskedFor || isWritten }
    : { kind: 'unknown', isBeyond: isFirst === 'beyond' }
}
