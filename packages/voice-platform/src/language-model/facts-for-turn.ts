import type { Concierge } from '#platform/dialogue/concierge.ts'
import type { KnownFact } from '#platform/dialogue/knowledge.ts'
import type { State } from '#platform/dialogue/state.ts'

/** Topics of facts about the company as a whole, which visitors may ask about at any time. */
const always = ['company', 'services', 'price', 'contact']

/**
 * Selects the facts for a turn: all of a small site's, otherwise those that best match the visitor's present and
 * earlier words, and those of the current subject.
 * @param texts the visitor's words, latest first
 */
export function factsForTurn(
  concierge: Concierge,
  state: State,
  texts: readonly string[],
  maxCharacters: number,
): KnownFact[] {
  const { facts } = concierge.knowledge
  if (lengthOf(facts) <= maxCharacters) return [...facts]
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
    if (length > maxCharacters) break
    taken.push(fact)
  }
  return taken
}

const lengthOf = (facts: readonly KnownFact[]): number => facts.reduce((sum, { say }) => sum + say.length, 0)
