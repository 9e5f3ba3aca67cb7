import type { Finder, Found } from '../finder.ts'
import type { Known } from '../fields.ts'
import type { LastAnswer } from '../follow-up.ts'
import type { KnownFact, KnownSubject } from '../knowledge.ts'
import { positionInList } from '../spoken-list.ts'
import { normalise } from '../words.ts'
import { decide, type Decision } from './certainty.ts'
import { isQuestion, partsOf, sentencesOf } from './questions.ts'

/** What a turn asks about. */
export type Topic =
  /** Facts that answer. */
  | { kind: 'facts'; facts: readonly KnownFact[] }
  /** The visitor needs what a service does. */
  | { kind: 'need'; fact: KnownFact }
  /** Several subjects have such a fact. */
  | { kind: 'which'; topic: string; subjects: readonly KnownSubject[] }
  | { kind: 'act'; act: string }
  /** `beyond`: it has nothing to do with any agency, or with what this one does. `isTold`: it tells something, and asks nothing. */
  | { kind: 'unknown'; beyond?: 'world' | 'trade' | undefined; isTold?: boolean }

/** What a reading may know of the call: the question and the answer before it, and the beginning of an address. */
export type Asked = {
  question: string | undefined
  last: LastAnswer
  /** Who calls, if that is no prospect or somebody upset: a fact must then be surer. */
  caller?: string | undefined
} & Omit<Known, 'question'>

/** Least score at which a turn counts as a request for an act and nothing else. */
const leastAct = 0.62
/** Least score of an entry marked urgent whose words do not tell of an emergency (`urgent.ts`). */
const leastUrgent = 0.7
/** Most facts in the answer to one turn. */
const mostFacts = 2

/** The act that a turn asks for, if it clearly asks for nothing else. */
export function likelyAct(finder: Finder, text: string, last: LastAnswer): string | undefined {
  const [best] = finder.find(text, last)
  return best?.target.kind === 'act' && best.score >= leastAct ? best.target.act : undefined
}

/** Words that choose from the last list and ask nothing else: "the first one", "and the other?". */
const choosing =
  /^(?:(?:and|what about|how about|tell me (?:more )?about|okay|i mean|so|the|number|option|more about|well|please|what is|which is|in|for|let us take|take) )*(?:first|second|third|fourth|last|next|other|others|former|latter|one|two|three|then|after (?:this|that)|afterwards|comes next|happens (?:then|next|after (?:this|that)))(?: (?:one|ones|service|story|step|two|please|then|option|of them|of those))*$/
/** Words with which a visitor says that they need something. */
const needs =
  /\b(?:(?:i|we) (?:am |are |would )?(?:need|want|wish|like to|love to|looking for|interested in|struggling with)|help (?:me |us )?with|(?:trouble|problems?|issues?) with)\b/
/** A question about the agency and its people. */
const ofTheAgency = /\b(?:you|your|yours|here|the company)\b/
/** Questions for a number or a name. */
const forFigure =
  /\b(?:how (?:many|big|large|old)|number of|size of|who (?:is|are|was|runs|leads|founded|owns))\b/
/** Questions that have nothing to do with any agency, or with what this one does (`ways-to-ask/beyond.txt`). */
const beyond: Readonly<Record<string, 'world' | 'trade'>> = {
  'beyond:the-world': 'world',
  'beyond:instructions': 'world',
  'beyond:other-trades': 'trade',
}

/** Words with which a visitor wants to have something, and no example of it: "can I get a table for four?". */
const forThings =
  /\b(?:can|could|may) (?:i|we) (?:get|have|book|order|reserve)\b|\bgive (?:me|us)\b|\bplease$/

/**
 * Whether a fact can answer: an urgent entry answers only what is nearly a way to tell of it, no example whoever wants the thing
 * itself, and no figure of an example or a customer a question about the agency.
 */
function canAnswer(text: string, subjects: readonly KnownSubject[]): (found: Found) => boolean {
  const words = normalise(text)
  const isOfTheAgency = ofTheAgency.test(words) && forFigure.test(words) && subjects.length === 0
  return ({ target, score }) =>
    target.kind !== 'fact' ||
    !(
      (target.fact.urgent === true && score < leastUrgent) ||
      (isOfTheAgency && target.fact.owner !== undefined) ||
      (target.fact.owner === 'example' && forThings.test(words))
    )
}

/** Finds what a text asks about, in the context of the last answer. */
export function topicOf(finder: Finder, text: string, { last, caller }: Asked): Topic {
  const chosen = chosenIn(finder, text, last)
  if (chosen) return chosen
  const decideOn = (part: string, context: LastAnswer): Decision => {
    const found = finder
      .find(part, context)
      .filter(canAnswer(finder.withoutName(part), finder.subjectsIn(part)))
    const decision = decide(finder, part, found, caller)
    // What was told just now does not answer the next question, too, unless that asks for it again.
    const isSame = last.fact !== undefined && factOf(decision)?.id === last.fact
    return isSame && decision.kind === 'tell' && decision.isOwn !== true ? { kind: 'unknown' } : decision
  }
  const whole = decideOn(text, last)
  const isClear = whole.kind === 'tell'
  const isOwn = isClear && whole.isOwn === true
  const helping =
    caller !== undefined || isOwn ? undefined : helpedWith(finder, text, factOf(whole) !== undefined)
  if (helping) return helping
  const isAskedFor = isOwn || (isClear && factOf(whole) === undefined)
  if (!isAskedFor && states(text)) return unknown(finder, text, last)
  const needed = isClear || caller !== undefined ? undefined : serviceNeeded(finder, text)
  if (needed) return { kind: 'need', fact: needed }
  // The answer to one part is the context of the next: "when does it go, and by what?".
  let context = last
  const parts = partsOf(text).map((part) => {
    const decision = decideOn(part, context)
    const fact = factOf(decision)
    if (fact?.subject !== undefined) context = { ...context, subject: fact.subject }
    return { part, decision, fact }
  })
  // If one part has no known answer, the others are not answered either: "Which model is it, and which version?"
  const isBeyond = [whole, ...parts.map(({ decision }) => decision)].some(
    (each) => each.kind === 'unknown' && each.isBeyond === true,
  )
  if ((parts.length > 1 || parts[0]?.part !== text) && !(isBeyond && !isClear)) {
    // "We use a calendar. How do we begin?" asks for the second.
    const isAnswered = parts.some(({ part, fact }) => isQuestion(part) && fact !== undefined)
    const facts = [
      ...new Set(parts.flatMap(({ part, fact }) => (states(part) && isAnswered ? [] : (fact ?? [])))),
    ].slice(0, mostFacts)
    if (facts.length > 1 || (!isClear && facts.length > 0)) return { kind: 'facts', facts }
  }
  if (whole.kind === 'unknown') return unknown(finder, text, last)
  const fact = factOf(whole)
  if (fact === undefined)
    return whole.target.kind === 'act' || whole.target.kind === 'which'
      ? whole.target
      : unknown(finder, text, last)
  return { kind: 'facts', facts: [fact] }
}

const factOf = (decision: Decision): KnownFact | undefined =>
  decision.kind === 'tell' && decision.target.kind === 'fact' ? decision.target.fact : undefined

/** "You would still bill me, I suppose" asks. */
const supposing =
  /\b(?:you|it|that|this|they|there) .*\bi (?:suppose|expect|guess|take it|imagine|presume|assume|hope)$/

/** "My husband always did the nights": what tells of somebody, and asks and wishes for nothing, is not answered with a fact. */
export const states = (text: string): boolean => {
  const words = normalise(text)
  const tells = (sentence: string): boolean =>
    /^(?:(?!(?:do|does|did|is|are|was|can|could|will|would|if|or|of|for|on|in|at|with|please|pls)\b)\S+ ){0,4}(?:i|we|it|he|she|they|you|everybody|nobody|somebody|someone|there|\w+ of us|(?:that|this)(?= (?:is|was|has|will|would)\b)|(?:my|our|his|her) \S+(?: \S+)?) (?!and\b|or\b)\S+/.test(
      normalise(sentence),
    )
  return (
    sentencesOf(text).some(tells) &&
    !supposing.test(words) &&
    !/\b(?:how|what|who|when|where|which|why|whether|please|or not)\b|^(?:\S+ )?(?:tell|explain|show|confirm|write|say)\b/.test(
      words,
    ) &&
    !sentencesOf(text).some(isQuestion) &&
    !needs.test(words)
  )
}

const unknown = (finder: Finder, text: string, last: LastAnswer): Topic => ({
  kind: 'unknown',
  isTold: states(text),
  beyond: beyond[finder.find(text, last)[0]?.id ?? ''],
})

/** The summary of a service that the visitor says they need: "I am looking for help with appointments". */
function serviceNeeded(finder: Finder, text: string): KnownFact | undefined {
  const said = sentencesOf(text).findLast((sentence) => needs.test(normalise(sentence)))
  if (said === undefined || isQuestion(text)) return undefined
  return summaryIn(finder, said)
}

/** "Can you help me?", after what the trouble is. */
const pleads =
  /\b(?:can|could|would) you (?:please |maybe )?help(?: (?:me|us))?(?: with (?:it|this|that))?(?: please)?$/
/** "My back hurts." */
const hurts = /^(?:my|our|the|his|her) (?:\p{L}+ ){1,3}(?:hurts?|aches?|is hurting|is aching)\b/u
/** "Do you treat back pain?", with "it" for the service: whether the agency does it, by whatever verb. */
const asksForIt =
  /^(?:do|can|could|would) (?:you|they) (?:also |still |really )?(?!(?:cancel|delete|stop|explain|hate|trust|fear|like|close|end|remove)\b)\p{L}+(?: (?:with|for|on|about))?(?: an?| the| my| our)? it$/u

/** The summary of a service, if it helps with what the visitor tells, or they ask whether it is done at all. */
function helpedWith(finder: Finder, text: string, isAnswered: boolean): Topic | undefined {
  const words = normalise(text)
  const needed =
    pleads.test(words) || (hurts.test(words) && !isQuestion(text)) ? summaryIn(finder, text) : undefined
  if (needed) return { kind: 'need', fact: needed }
  const asked =
    !isAnswered && asksForIt.test(finder.masked(text))
      ? summaryIn(finder, text, ['service', 'industry'])
      : undefined
  return asked && { kind: 'facts', facts: [asked] }
}

/** The summary of the first service that a text names. */
function summaryIn(finder: Finder, text: string, types = ['service']): KnownFact | undefined {
  const subject = finder.subjectsIn(text).find(({ type }) => types.includes(type))
  return subject && finder.factAbout(subject.id, 'summary')
}

/** Takes "the first one" and "the other" as items of the last list or the last choice. */
function chosenIn(finder: Finder, text: string, last: LastAnswer): Topic | undefined {
  const words = normalise(text)
  if (!choosing.test(words)) return undefined
  const { subject, topic } = last
  const list = finder.listOf(last)
  const isOther = /\bothers?\b/.test(words)
  const follows = /\b(?:next|then|after|afterwards)\b/.test(words)
  const after = list.indexOf(subject ?? '') + 1
  const position = isOther
    ? undefined
    : follows
      ? finder.subject(subject)?.type === 'step' || /\bnext\b/.test(words)
        ? after
        : undefined
      : positionInList(words, list.length)
  const picked = isOther
    ? list.filter((id) => id !== subject).slice(0, 2)
    : position === undefined
      ? []
      : list.slice(position, position + 1)
  const facts = picked.flatMap((id): KnownFact[] => {
    const fact =
      (topic === undefined || topic === 'summary' ? undefined : finder.factAbout(id, topic)) ??
      finder.factAbout(id, 'summary')
    return fact ? [fact] : []
  })
  return facts.length === 0 ? undefined : { kind: 'facts', facts }
}
