import type { Steps } from '#platform/steps-of-work.ts'
import { lacksWhatIsAsked } from './answer-type.ts'
import { actWays, beyondWays, topicWays } from './general-ways.ts'
import type { KnownFact, KnownPlace, KnownSubject, Knowledge } from './knowledge.ts'
import { createMentions } from './mentions.ts'
import { indexCandidates } from './ranker.ts'
import type { Candidate } from './ranker.ts'
import type { Told } from './state.ts'
import { isCommonStem, isFunctionStem, normalise, stemsOf, withoutOpening } from './words.ts'

/** What a question can ask for. `beyond` is a question that no content answers. */
export type Target = { kind: 'fact'; fact: KnownFact } | { kind: 'act'; act: string } | { kind: 'beyond' }

export type Found = {
  /** Id of the candidate. */
  id: string
  target: Target
  /** How sure it is, from 0 to 1. */
  score: number
  /** The way to ask that is most like the question. */
  nearest?: string | undefined
  /** The share of the question's words that belongs to the candidate. */
  cover?: number
  /** The fact lacks the number, time, money or name asked for, or the question ends in an unknown word. */
  lacks?: boolean
  /** The number of words of the question. */
  words?: number
}

export type Finder = {
  /** The candidates that the text may ask for, the likeliest first. */
  find(text: string, told: Told): Found[]
  /** The answer of a candidate, in the context of the last answer. */
  factOf(id: string, told: Told): KnownFact | undefined
  factAbout(subject: string | undefined, topic: string): KnownFact | undefined
  /** Ids that "the other one" may mean: the last list, or else the subjects of the last subject's type. */
  listOf(told: Told): readonly string[]
  subjectsIn(text: string): readonly KnownSubject[]
  subject(id: string | undefined): KnownSubject | undefined
  placeIn(text: string): KnownPlace | undefined
}

/** Topics that replace the one asked for, in this order, if the subject has no fact on it. */
const insteadOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['how', ['steps', 'summary', 'company']],
  ['reason', ['benefits', 'problem']],
])

/** Returns a candidate's id. It includes the kind, since a fact may have the same name as a topic or an act. */
const idOf = (kind: 'fact' | 'topic' | 'act' | 'beyond', name: string): string => `${kind}:${name}`

/** Added to a fact about the subject that is named or was talked about last. */
const subjectBonus = 0.15
/** Added to the fact that was told last: "how quickly would they react to that?" */
const sameFact = 0.15
/** Added to facts of the content, so that they win over the general ways to ask. */
const contentBonus = 0.04
/** Factor for `beyond` candidates, so that a fact that matches equally well wins. */
const beyondWeight = 0.9
/** Factor for an answer that lacks the number, time, money or name the question asks for. */
const lacking = 0.8

/** Contact details of other people, which are never told. */
const ofSomebodyElse =
  /\b(?:her|his|their) (?:private |own |direct )?(?:phone|telephone|mobile|email|mail|number|address)\b/

/**
 * Indexes the knowledge in one ranker: the facts of the content, the topics that visitors of any agency ask about, the acts,
 * and the questions that no content answers. A topic resolves to the fact on that topic about the subject that was named or
 * talked about last.
 */
export function* indexKnowledge({ facts, subjects, places }: Knowledge): Steps<Finder> {
  const subjectsById = new Map(subjects.map((subject) => [subject.id, subject]))
  const factsById = new Map(facts.map((fact) => [idOf('fact', fact.id), fact]))
  const bySubjectAndTopic = new Map(
    facts.flatMap((fact) =>
      fact.topic === undefined ? [] : [[`${fact.subject ?? ''}/${fact.topic}`, fact]],
    ),
  )
  const candidates: Candidate[] = facts.map((fact) => ({
    id: idOf('fact', fact.id),
    asked: [...(fact.about === undefined ? [] : [fact.about]), ...(fact.asked ?? [])],
    text: `${subjectsById.get(fact.subject ?? '')?.name ?? ''}: ${fact.say}`,
  }))
  for (const { id, asked } of topicWays) candidates.push({ id: idOf('topic', id), asked, text: '' })
  for (const { id, asked } of actWays) candidates.push({ id: idOf('act', id), asked })
  // The content goes first: a question that one fact's ways to ask cover is none that no content answers.
  const wordsOfFacts: Set<string>[] = []
  for (const { asked = [] } of facts) {
    wordsOfFacts.push(new Set(asked.flatMap(stemsOf)))
    yield
  }
  for (const { id, asked } of beyondWays) {
    const left = asked.filter((way) => {
      const telling = stemsOf(way).filter((word) => !isFunctionStem(word))
      return !wordsOfFacts.some((words) => telling.every((word) => words.has(word)))
    })
    candidates.push({ id: idOf('beyond', id), asked: left, text: '' })
    yield
  }
  const ranker = yield* indexCandidates(candidates)
  const names = createMentions(subjects, places)

  const factAbout = (subject: string | undefined, topic: string) =>
    bySubjectAndTopic.get(`${subject ?? ''}/${topic}`)

  /** The fact that a topic stands for: about the subjects that are named, or the last one, or the company. */
  function factOn(topic: string, about: readonly string[]): KnownFact | undefined {
    const topics = [topic, ...(insteadOf.get(topic) ?? [])]
    const facts = [
      ...about.flatMap((subject) => topics.map((each) => factAbout(subject, each))),
      ...topics.map((each) => factAbout(undefined, each)),
    ]
    return facts.find((each) => each !== undefined)
  }

  function listOf({ subject, list }: Told): readonly string[] {
    if (subject === undefined || list.includes(subject)) return list
    const type = subjectsById.get(subject)?.type
    return subjects.filter((each) => each.type === type).map(({ id }) => id)
  }

  function factOf(id: string, told: Told): KnownFact | undefined {
    const about = told.subject === undefined ? [] : [told.subject]
    return factsById.get(id) ?? (id.startsWith('topic:') ? factOn(id.slice(6), about) : undefined)
  }

  function find(said: string, told: Told): Found[] {
    const text = withoutOpening(normalise(said))
    const { subjects: named, masked } = names.mentionsIn(text, listOf(told))
    const own = ranker.read(masked).filter((word) => !isFunctionStem(word))
    const about =
      named.length > 0 ? named.map(({ id }) => id) : told.subject === undefined ? [] : [told.subject]
    const hasNoSuch = lacksWhatIsAsked(text)
    // A word that neither the content nor everyday English has names something else: "do you work with …?"
    const object = own.at(-1)
    const endsUnknown = object !== undefined && !ranker.knows(object) && !isCommonStem(object)

    // A bare "why?" or "for how long?" asks about what was told last, "and for the clinic?" the same of another subject.
    const isBare = own.length === 0
    const last = isBare && named.length === 0 ? factsById.get(idOf('fact', told.fact ?? '')) : undefined
    const same = isBare
      ? named.map(({ id }) => factAbout(id, told.topic ?? '')).find((fact) => fact)
      : undefined
    const meant = last && hasNoSuch('') && !hasNoSuch(last.say) ? last : same

    const asMasked = new Map(
      named.length === 0 ? [] : ranker.rank(ranker.read(masked)).map((ranked) => [ranked.id, ranked.score]),
    )
    const found = ranker.rank(ranker.read(text)).map((ranked): Found => {
      const [kind = '', name = ''] = ranked.id.split(':')
      if (kind === 'act') return { ...ranked, target: { kind: 'act', act: name } }
      const fact = factsById.get(ranked.id) ?? (kind === 'topic' ? (factOn(name, about) ?? last) : undefined)
      if (!fact) return { ...ranked, target: { kind: 'beyond' }, score: ranked.score * beyondWeight }
      const isAbout = fact.subject !== undefined && about.includes(fact.subject)
      const masked = asMasked.get(ranked.id) ?? 0
      // Every fact about a subject holds its name, so the other words decide between them.
      const score =
        kind === 'topic' || isBare
          ? Math.max(ranked.score, masked)
          : isAbout && named.length > 0
            ? (ranked.score + masked) / 2
            : ranked.score
      const hasNone = hasNoSuch(fact.say)
      const bonus =
        (kind === 'fact' ? contentBonus : 0) +
        (isAbout && (kind === 'fact' || named.length === 0) ? subjectBonus : 0) +
        (kind === 'fact' && fact.id === told.fact && named.length === 0 ? sameFact : 0)
      return {
        ...ranked,
        target: { kind: 'fact', fact },
        score: (score + bonus * Math.min(1, score * 2)) * (hasNone ? lacking : 1),
        lacks: hasNone || endsUnknown,
        words: text.split(' ').length,
      }
    })
    if (meant) found.push({ id: idOf('fact', meant.id), target: { kind: 'fact', fact: meant }, score: 2 })
    if (ofSomebodyElse.test(text)) found.push({ id: 'beyond:somebody', target: { kind: 'beyond' }, score: 2 })
    return found.toSorted((one, other) => other.score - one.score)
  }

  return {
    find,
    factOf,
    factAbout,
    listOf,
    subjectsIn: (text) => names.mentionsIn(text).subjects,
    subject: (id) => subjectsById.get(id ?? ''),
    placeIn: (text) => names.placeIn(text),
  }
}
