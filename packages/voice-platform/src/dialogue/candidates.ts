import { actWays, beyondWays, topicWays } from './expected-words.ts'
import type { KnownFact, KnownSubject } from './knowledge.ts'
import type { Candidate } from './ranker.ts'
import type { Steps } from '#platform/runtime/steps-of-work.ts'
import { isFunctionStem, stemsOf } from './words.ts'

/** Topics that replace the one asked for, in this order, if the subject has no fact on it. */
export const insteadOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['how', ['steps', 'summary', 'company']],
  ['features', ['scope', 'summary', 'services']],
  ['use-cases', ['scope', 'summary', 'industries']],
  ['benefits', ['result', 'summary']],
  ['summary', ['company']],
  ['reason', ['benefits', 'problem']],
  ['result', ['benefits']],
  ['integrations', ['scope']],
])

/** Returns a candidate's id. It includes the kind, since a fact may have the same name as a topic or an act. */
export const idOf = (kind: 'fact' | 'topic' | 'act' | 'beyond', name: string): string => `${kind}:${name}`

const tellingWords = (way: string): string[] => [
  ...new Set(stemsOf(way).filter((word) => !isFunctionStem(word) || /^(?:who|when|where|why)$/.test(word))),
]

/** Whether the content covers a way to ask: the ways to ask of one fact hold all its words, and one has exactly these words
 * or several share some of them. */
function* asksAlready(facts: readonly KnownFact[]): Steps<(way: string) => boolean> {
  const waysOf: { ways: Set<string>[]; words: Set<string> }[] = []
  for (const { asked = [] } of facts) {
    const ways = asked.map((way) => new Set(tellingWords(way)))
    waysOf.push({ ways, words: new Set(ways.flatMap((way) => [...way])) })
    yield
  }
  return (way) => {
    const telling = tellingWords(way)
    return waysOf.some(
      ({ ways, words }) =>
        telling.every((word) => words.has(word)) &&
        (ways.filter((each) => telling.some((word) => each.has(word))).length > 1 ||
          ways.some((each) => each.size === telling.length && telling.every((word) => each.has(word)))),
    )
  }
}

/** Everything that a question can ask for: the facts, topics and acts, and what no content answers. */
export function* candidatesOf(
  facts: readonly KnownFact[],
  subjects: ReadonlyMap<string, KnownSubject>,
  withoutName: (text: string) => string,
): Steps<Candidate[]> {
  const isAsked = yield* asksAlready(facts)
  const isTold = (topic: string): boolean =>
    facts.some(
      (fact) => fact.topic !== undefined && [topic, ...(insteadOf.get(topic) ?? [])].includes(fact.topic),
    )
  /** The ways to ask that the content does not cover. */
  function* without(ways: readonly string[]): Steps<string[]> {
    const left: string[] = []
    for (const way of ways) {
      if (!isAsked(way)) left.push(way)
      yield
    }
    return left
  }
  const candidates: Candidate[] = facts.map((fact) => ({
    id: idOf('fact', fact.id),
    asked: [...(fact.about === undefined ? [] : [fact.about]), ...(fact.asked ?? [])],
    text: withoutName(`${subjects.get(fact.subject ?? '')?.name ?? ''}: ${fact.say}`),
  }))
  for (const { id, asked } of topicWays) {
    candidates.push({ id: idOf('topic', id), asked: isTold(id) ? asked : yield* without(asked), text: '' })
  }
  for (const { id, asked } of actWays) candidates.push({ id: idOf('act', id), asked })
  for (const { id, asked } of beyondWays) {
    candidates.push({ id: idOf('beyond', id), asked: yield* without(asked), text: '' })
  }
  return candidates
}
