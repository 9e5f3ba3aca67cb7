import { asked } from './asked.ts'
import type { OpenQuestion } from '#contract/desk/questions.ts'
import { wordsOf } from '../calls/unanswered-questions.ts'
import type { TaughtAnswerRow } from '#server/store/tables/desk-rows.ts'

const knownToContent = new Set(asked.flatMap((entry) => entry.asked.map(wordsOf)))

/** Returns the questions that neither staff nor the content answers. Includes dismissed ones. */
export function withoutAnswer(
  questions: readonly OpenQuestion[],
  taught: readonly Pick<TaughtAnswerRow, 'question' | 'ways'>[],
): OpenQuestion[] {
  const answered = new Set(
    taught.flatMap(({ question, ways }) => [question, ...(JSON.parse(ways) as string[])].map(wordsOf)),
  )
  return questions.filter(({ question }) => {
    const words = wordsOf(question)
    return !answered.has(words) && !knownToContent.has(words)
  })
}
