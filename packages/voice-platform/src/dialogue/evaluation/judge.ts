import { createConcierge } from '../concierge.ts'
import { spokenForm } from '#platform/pipeline/spoken-form.ts'
import type { Knowledge } from '../knowledge.ts'
import { inventedFacts } from './fact-check.ts'

/** Questions that share a right answer: what it must hold, and what it must not. */
export type QuestionGroup = {
  ask: readonly string[]
  hears: readonly RegExp[]
  neverHears?: readonly RegExp[]
}

export type Half = 'tuned' | 'held-out'

export type Verdict = { ask: string; answer: string; right: boolean; invented: readonly string[] }

type Question = { ask: string; group: QuestionGroup }

/** Words with a capital that the concierge says of itself. */
const ownWords = new Set(['ai', 'english', 'shall', 'what', 'which'])

/** Every second question of a table is held out: the concierge's rules are tuned on the others only. */
export function questionsOf(table: readonly QuestionGroup[], half: Half): Question[] {
  return table
    .flatMap((group) => group.ask.map((ask) => ({ ask, group })))
    .filter((_, index) => index % 2 === (half === 'tuned' ? 0 : 1))
}

/**
 * Asks the concierge every question in a call of its own and judges the answers: whether they hold what they must, and
 * which claims they hold that the content does not.
 */
export function judge(knowledge: Knowledge, questions: readonly Question[]): Verdict[] {
  const concierge = createConcierge(knowledge)
  return questions.map(({ ask, group }) => {
    const answer = spokenForm(concierge.hear(concierge.start, ask).reply.say.join(' '))
    const right =
      group.hears.every((fact) => fact.test(answer)) &&
      !(group.neverHears ?? []).some((wrong) => wrong.test(answer))
    return { ask, answer, right, invented: inventedFacts(knowledge, answer, ownWords) }
  })
}
