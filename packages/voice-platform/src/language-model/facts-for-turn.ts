import type { Concierge } from '#platform/dialogue/concierge.ts'
import type { KnownFact } from '#platform/dialogue/knowledge.ts'
import type { State } from '#platform/dialogue/state.ts'

/** What every visitor may come back to, whatever they asked: topics of facts about the company as a whole. */
const always = ['company', 'services', 'price', 'contact']

/**
 * The facts that a model answers a turn from: all of a small site's, else the ones that are most likely asked for by what the
 * visitor says now and said before, and what is told of the subject talked about.
 * @param texts what the visitor said, the latest first
 */
export function factsForTurn(
  concierge: Concierge,
  state: State,
  texts: readonly string[],
  mostCharacters: number,
): KnownFact[] {
  const { facts } = concierge.knowledge
  if (lengthOf(facts) <= mostCharacters) return [...facts]
  const [now = [], before = []] = texts.slice(0, 2).map((text) => concierge.factsAbout(state, text))
  const ranked = new Set([
    ...now.slice(0, 8),
    ...facts.filter(({ subject, topic }) => subject === undefined && always.includes(topic ?? '')),
    ...before.slice(0, 6),
    ...facts.filter(({ subject }) => subject !== undefined && subject === state.told.subject).slice(0, 12),
    ...now,
  ])
  const taken: KnownFact[] = []
  let length = 0
  for (const fact of ranked) {
    length += fact.say.length
    if (length > mostCharacters) break
    taken.push(fact)
  }
  return taken
}

const lengthOf = (facts: readonly KnownFact[]): number => facts.reduce((sum, { say }) => sum + say.length, 0)
