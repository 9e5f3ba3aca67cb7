import { createConcierge } from '../concierge.ts'
import type { Knowledge } from '../knowledge.ts'
import { inventedFacts } from './fact-check.ts'
import type { Question } from './split.ts'

export type Verdict = { ask: string; answer: string; right: boolean; invented: readonly string[] }

/** Words with a capital that the concierge says of itself. */
const ownWords = new Set(['ai', 'english', 'shall'])

/** Asks every question in a call of its own and judges the answer. */
export function judge(knowledge: Knowledge, questions: readonly Question[]): Verdict[] {
  const concierge = createConcierge(knowledge)
  return questions.map(({ ask, group }) => {
    const answer = concierge.hear(concierge.start, ask).reply.say.join(' ')
    const right =
      group.hears.every((fact) => fact.test(answer)) &&
      !(group.neverHears ?? []).some((wrong) => wrong.test(answer))
    return { ask, answer, right, invented: inventedFacts(knowledge, answer, ownWords) }
  })
}
