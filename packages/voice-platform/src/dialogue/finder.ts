import type { Steps } from '#platform/runtime/steps-of-work.ts'
import { lacksWhatIsAsked } from './answer-type.ts'
import { placeOf } from './page-tools.ts'
import { candidatesOf, idOf, insteadOf } from './candidates.ts'
import type { KnownFact, KnownPlace, KnownSubject, Knowledge } from './knowledge.ts'
import { createMentions } from './mentions.ts'
import { indexCandidates } from './ranker.ts'
import { createFollowUps } from './follow-up.ts'
import type { LastAnswer } from './follow-up.ts'
import { isCommonStem, isFunctionStem, normalise, withoutOpening } from './words.ts'

/** What a question can ask for. `beyond` is a question that no content answers. */
export type Target =
  | { kind: 'fact'; fact: KnownFact }
  | { kind: 'act'; act: string }
  | { kind: 'beyond' }
  /** A topic that several subjects have, and none was named. */
  | { kind: 'which'; topic: string; subjects: readonly KnownSubject[] }

export type Found = {
  /** Id of the candidate. */
  id: string
  target: Target
  /** How sure it is, from 0 to 1. */
  score: number
  /** The share of the question's words that belongs to the candidate. */
  cover?: number
}

export type Finder = {
  /** The candidates that the text may ask for, the likeliest first. */
  find(text: string, last: LastAnswer): Found[]
  /** The answer of a candidate, in the context of the last answer. */
  factOf(id: string, last: LastAnswer): KnownFact | undefined
  factAbout(subject: string | undefined, topic: string): KnownFact | undefined
  /** Ids that "the other one" may mean: the last list, or else the subjects of the last subject's type. */
  listOf(last: LastAnswer): readonly string[]
  subjectsIn(text: string): readonly KnownSubject[]
  /** The text with "it" for each subject that it names, without its opening. */
  masked(text: string): string
  subject(id: string | undefined): KnownSubject | undefined
  placeIn(text: string): KnownPlace | undefined
  /** A text with "the company" for the agency's name. */
  withoutName(text: string): string
}

/** Added to a fact about the subject that is named or was talked about last. */
const subjectBonus = 0.15
/** Added to a fact on the topic that was talked about last: "until when?" after the offer. */
const sameTopic = 0.08
/** Added to the fact that was told last: "how quickly would they react to that?" */
const sameFact = 0.15
/** Added to facts of the content, so that they win over the general ways to ask. */
const contentBonus = 0.04
/** Topics whose fact about the whole company answers for none of its services. */
const ofWhole = new Set(
  'company consultation getting-started response-time contact phone email location'.split(' '),
)
/** Factor for a fact about another subject than the one named. */
const otherSubject = 0.75
/** Factor for `beyond` candidates, so that a fact that matches equally well wins. */
const beyondWeight = 0.9
/** Factor for an act if the question ends in an unknown word: "does it export to Acme?" is no booking. */
const strangeObject = 0.5
/** Factor for an answer that lacks the number, time, money or name the question asks for. */
const lacking = 0.8

/** "Before I give you my number, who reads it?" asks who reads it. */
const beforehand = /^before (?:i|we) [^,:.?]{1,80}[,:] (?=\w)/i
/** Contact details of other people, which are never told. */
const ofSomebodyElse =
  /\b(?:her|his|their) (?:private |own |direct )?(?:phone|telephone|mobile|email|mail|number|address)\b/

/** A question for a time asks for no act: "when can I reach a person?" */
const asksWhen =
  /\b(?:when|what time|how (?:soon|long|quick|quickly|fast)) (?:do|does|did|can|could|will|would|is|are)\b/

/** Words that ask for a customer's story. */
const speaksOfPast =
  /\b(?:story|stories|case|example|customer|client|already|did|was|were|had|worked|before|after|done|helped|built|made)\b/

/**
 * Indexes the knowledge in one ranker: the facts of the content, the topics that visitors of any agency ask about, the acts,
 * and the questions that no content answers. A topic resolves to the fact on that topic about the subject that was named or
 * talked about last.
 */
export function* indexKnowledge({
  company,
  facts,
  subjects,
  places,
  articles = [],
}: Knowledge): Steps<Finder> {
  const subjectsById = new Map(subjects.map((subject) => [subject.id, subject]))
  const factsById = new Map(facts.map((fact) => [idOf('fact', fact.id), fact]))
  const bySubjectAndTopic = new Map(
    facts.flatMap((fact) =>
      fact.topic === undefined ? [] : [[`${fact.subject ?? ''}/${fact.topic}`, fact]],
    ),
  )
  const companyName = normalise(company.name)
  const firstName = company.name.split(' ')[0] ?? ''
  const withoutName = (text: string): string =>
    text.replaceAll(company.name, 'the company').replaceAll(firstName, 'the company')
  const candidates = yield* candidatesOf(facts, subjectsById, withoutName)
  const ranker = yield* indexCandidates(candidates)
  const names = createMentions(subjects, [...places, ...articles.map(placeOf)])
  const factAbout = (subject: string | undefined, topic: string) =>
    bySubjectAndTopic.get(`${subject ?? ''}/${topic}`)
  const followUps = createFollowUps({
    knowledge: { facts, subjects },
    factAbout,
  })

  function resolve(
    topic: string,
    named: readonly KnownSubject[],
    context: string | undefined,
  ): Target | undefined {
    const about = named.length > 0 ? named.map(({ id }) => id) : context === undefined ? [] : [context]
    const topics = [topic, ...(insteadOf.get(topic) ?? [])]
    const story = topic === 'stories' ? named.find(({ type }) => type === 'story') : undefined
    const facts = [
      ...(story ? [factAbout(story.id, 'summary')] : []),
      ...about.flatMap((subject) => topics.map((each) => factAbout(subject, each))),
      factAbout(undefined, topic),
    ]
    const fact = facts.find((each) => each !== undefined)
    if (fact) return { kind: 'fact', fact }
    const having = subjects.filter(({ id, type }) => type === 'service' && factAbout(id, topic))
    if (named.length === 0 && having.length > 1) return { kind: 'which', topic, subjects: having }
    const general = topics.map((each) => factAbout(undefined, each)).find((each) => each !== undefined)
    return general && { kind: 'fact', fact: general }
  }

  function factOf(id: string, last: LastAnswer): KnownFact | undefined {
    const fact = factsById.get(id)
    if (fact) return fact
    const target = id.startsWith('topic:') ? resolve(id.slice(6), [], last.subject) : undefined
    return target?.kind === 'fact' ? target.fact : undefined
  }

  const wordsOf = (said: string): string =>
    ` ${withoutOpening(normalise(said.replace(beforehand, '')))} `
      .replace(` ${companyName} `, ' the company ')
      .trim()
  const leading = new Map(
    facts.flatMap((fact) =>
      fact.leads === true ? (fact.asked ?? []).map((way) => [wordsOf(way), fact] as const) : [],
    ),
  )

  function find(said: string, last: LastAnswer): Found[] {
    const text = wordsOf(said)
    const leader = leading.get(text)
    if (leader) return [{ id: idOf('fact', leader.id), target: { kind: 'fact', fact: leader }, score: 2 }]
    const { subjects: mentioned, masked } = names.mentionsIn(text, followUps.listOf(last))
    // "Your dentist" may mean the trade or the customer of a story.
    const named = [
      ...mentioned,
      ...(speaksOfPast.test(text)
        ? subjects.filter(({ trade }) =>
            mentioned.some(({ id, type }) => id === trade && type === 'industry'),
          )
        : []),
    ]
    const stems = ranker.read(text)
    const maskedStems = ranker.read(masked)
    const own = maskedStems.filter((word) => !isFunctionStem(word)).length
    // A question that names nothing, or holds nothing but a name, refers to the last answer.
    const leans = named.length === 0 || own === 0
    const context = leans ? followUps.customerOf(text, last) : undefined
    const isNamed = (id: string | undefined) => named.some((subject) => subject.id === id)

    const asSaid = ranker.rank(stems)
    const asMasked = new Map(
      named.length === 0 ? [] : ranker.rank(maskedStems).map((ranked) => [ranked.id, ranked]),
    )
    const found = asSaid.flatMap((said): Found[] => {
      const masking = asMasked.get(said.id)
      const fact = factsById.get(said.id)
      if (fact) {
        const about = isNamed(fact.subject)
        const isAgain = fact.id === last.fact
        const other = named.length > 0 && fact.subject !== undefined && !about
        // Every fact about a subject holds its name, so the other words decide between them.
        const best = !about
          ? said
          : own > 0
            ? { ...said, score: (said.score + (masking?.score ?? 0)) / 2 }
            : masking && masking.score > said.score
              ? masking
              : said
        const bonus =
          contentBonus +
          (about || (context !== undefined && fact.subject === context) ? subjectBonus : 0) +
          (leans && fact.topic !== undefined && fact.topic === last.topic ? sameTopic : 0) +
          (isAgain && named.length === 0 ? sameFact : 0)
        return [
          {
            id: said.id,
            target: { kind: 'fact', fact },
            score: best.score * (other ? otherSubject : 1) + bonus * Math.min(1, best.score * 2),
            cover: said.cover,
          },
        ]
      }
      const [kind = '', name = ''] = said.id.split(':')
      if (kind === 'act') {
        const best = masking && masking.score > said.score ? masking : said
        return [{ ...best, target: { kind: 'act', act: name } }]
      }
      if (kind === 'beyond')
        return [{ ...said, target: { kind: 'beyond' }, score: said.score * beyondWeight }]
      const target = resolve(name, named, context)
      const subject = target?.kind === 'fact' ? target.fact.subject : undefined
      // "When is the next camp?" asks for no fact about the whole company, though "when is it?" may.
      const isOfAll = ofWhole.has(name) && named.length > 0 && !isNamed(subject)
      const best = masking && masking.score > said.score && !isOfAll ? masking : said
      if (!target) return [{ ...best, target: { kind: 'beyond' }, score: best.score * beyondWeight }]
      const bonus =
        (context !== undefined && subject === context ? subjectBonus : 0) +
        (leans && name === last.topic ? sameTopic : 0)
      const score = best.score + bonus * Math.min(1, best.score * 2)
      return [{ ...best, id: said.id, target, score, cover: said.cover }]
    })
    if (ofSomebodyElse.test(text)) found.push({ id: 'beyond:somebody', target: { kind: 'beyond' }, score: 2 })
    const hasNoSuch = lacksWhatIsAsked(text)
    // A word that neither the content nor everyday English has names something else: "do you work with …?"
    const content = maskedStems.filter((word) => !isFunctionStem(word))
    const strange = content.filter((word) => !ranker.knows(word) && !isCommonStem(word))
    const asksForIt = strange.includes(content.at(-1) ?? '')
    const meant = followUps.factMeant(text, named, last, own)
    if (meant) found.push({ id: idOf('fact', meant.id), target: { kind: 'fact', fact: meant }, score: 2 })
    return found
      .map((each) => {
        const hasNone = each.target.kind === 'fact' && hasNoSuch(each.target.fact.say)
        return {
          ...each,
          score:
            each.score *
            (hasNone ? lacking : 1) *
            ((asksForIt || asksWhen.test(text)) && each.target.kind === 'act' ? strangeObject : 1),
        }
      })
      .toSorted((one, other) => other.score - one.score)
  }

  return {
    find,
    factOf,
    factAbout,
    listOf: followUps.listOf,
    subjectsIn: (text) => names.mentionsIn(text).subjects,
    masked: (text) => names.mentionsIn(wordsOf(text)).masked.trim(),
    subject: (id) => subjectsById.get(id ?? ''),
    placeIn: (text) => names.placeIn(text),
    withoutName,
  }
}
