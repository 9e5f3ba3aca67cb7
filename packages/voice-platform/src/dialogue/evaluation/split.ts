import { questionGroups } from './questions.ts'
import type { QuestionGroup } from './questions.ts'

export type Question = { ask: string; group: QuestionGroup }
export type Half = 'tuned' | 'held-out'

const all = questionGroups.flatMap((group) => group.ask.map((ask) => ({ ask, group })))

/** Every second question of the table is held out: rules are tuned on the others only. */
export function questionsOf(half: Half): Question[] {
  return all.filter((_, index) => index % 2 === (half === 'tuned' ? 0 : 1))
}
