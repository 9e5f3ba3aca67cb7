import type { Knowledge, KnownFact, KnownSubject } from './knowledge.ts'
import { lacksWhatIsAsked } from './answer-type.ts'
import { isFunctionStem, stemsOf } from './words.ts'

/** The context of the last answer, so that "and for the other one?" is understood. */
export type LastAnswer = {
  /** Id of the fact. */
  fact?: string
  /** Id of the subject. */
  subject?: string
  topic?: string
  /** Ids of earlier subjects, the latest first. */
  earlier?: readonly string[]
  /** Ids of the subjects that were listed. */
  list: readonly string[]
}

/** Number of facts after a fact that count as beside it. */
const mostBeside = 4

/** A short question for a number, a time or a reason. The group captures its other words. */
const asksOnlyHow =
  /^(?:(?:and|so|but|okay) )*(?:(?:for|until|till|in|by|since|over|from) )?(?:how (?:long|often|(?:many|much)(?= \w))|when|why|what for)\b((?: \S+){0,7})$/
/** Words with which such a question refers to the last answer: "how long is that kept?" */
const restates: ReadonlySet<string> = new Set(
  stemsOf(
    'and for what why how long is was are does do did it that this they then exactly run hold last end apply valid kept stored take',
  ),
)

/** A question for a reason is about the last fact alone, never about the facts beside it. */
const asksWhy = /\b(?:why|what for)\b/
/** "And for the clinic?" repeats the last question for another subject. */
const asksTheSame = /^(?!.*\b(?:who|when|where|why|how)\b)(?:and|or|what about|how about|for|in)\b/

export type FollowUpOptions = {
  knowledge: Pick<Knowledge, 'facts' | 'subjects'>
  factAbout: (subject: string | undefined, topic: string) => KnownFact | undefined
}

/** Understands questions that refer to the last answer: "for how long?", "and the other one?", "what did they pay?". */
export function createFollowUps({ knowledge, factAbout }: FollowUpOptions) {
  const { facts, subjects } = knowledge
  const subjectsById = new Map(subjects.map((subject) => [subject.id, subject]))
  const factsById = new Map(facts.map((fact) => [fact.id, fact]))

  function listOf({ subject, list }: LastAnswer): readonly string[] {
    if (subject === undefined || list.includes(subject)) return list
    const type = subjectsById.get(subject)?.type
    return subjects.filter((each) => each.type === type).map(({ id }) => id)
  }

  /** "They" means the customer of the last story, or of a story from the trade that was told last. */
  function customerOf(text: string, { subject, earlier = [] }: LastAnswer): string | undefined {
    const about = subjectsById.get(subject ?? '')
    if (about?.type === 'story' || !/\b(?:they|them|their|theirs|she|her|he|him|his)\b/.test(text))
      return subject
    const story = earlier.find((id) => subjectsById.get(id)?.type === 'story')
    return story ?? subjects.find(({ trade }) => trade !== undefined && trade === subject)?.id ?? subject
  }

  /** "For how long?" asks about the last fact if that fact holds a time, and every other word of the question. */
  function factMeant(
    text: string,
    named: readonly KnownSubject[],
    last: LastAnswer,
    own: number,
  ): KnownFact | undefined {
    if (named.length > 0) {
      const same = named.map(({ id }) => factAbout(id, last.topic ?? '')).find((each) => each !== undefined)
      return own === 0 && asksTheSame.test(text) ? same : undefined
    }
    const fact = factsById.get(last.fact ?? '')
    if (!fact) return undefined
    const [, rest] = asksOnlyHow.exec(text) ?? []
    if (rest === undefined) return undefined
    const words = stemsOf(rest)
    // "How long did that take?" asks for the duration of the last subject, if the content has one.
    if (/\btake\b/.test(rest) && factAbout(last.subject, 'duration')) return undefined
    // "How much is it?" asks for a price.
    if (/^ (?:is|are)\b/.test(rest) && /\bhow much\b/.test(text) && !/[€$£]|\bfree\b/.test(fact.say))
      return undefined
    const lacks = lacksWhatIsAsked(text)
    const held = new Set(stemsOf(fact.say).filter((word) => !isFunctionStem(word)))
    if (words.every((word) => held.has(word) || restates.has(word)) && !lacks(fact.say)) return fact
    return words.every((word) => restates.has(word)) && !asksWhy.test(text)
      ? beside(fact).find(({ say }) => !lacks(say))
      : undefined
  }

  /** The facts beside a fact on its page: those about its subject, or the next ones if it has no subject. */
  function beside({ subject, say }: KnownFact): readonly KnownFact[] {
    if (subject !== undefined) return facts.filter((each) => each.subject === subject)
    const at = facts.findIndex((each) => say.startsWith(each.say))
    return facts.slice(at + 1, at + 1 + mostBeside).filter((each) => each.subject === undefined)
  }

  return { listOf, customerOf, factMeant }
}
