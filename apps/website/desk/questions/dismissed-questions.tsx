import type { DismissedQuestion } from '#contract/desk/questions.ts'
import { useDesk } from '../frame/desk-context.ts'
import { Time } from '../parts/time.tsx'

type DismissedQuestionsProps = { questions: readonly DismissedQuestion[]; onChanged: () => void }

/** The texts that staff marked as not a question, in a collapsed section. */
export function DismissedQuestions({ questions, onChanged }: DismissedQuestionsProps) {
  const { api, changes } = useDesk()
  const putBack = ({ id }: DismissedQuestion) => {
    const path = `/questions/dismissed/${id}`
    return changes.make({
      words: 'Back on the list',
      send: () => api.send('DELETE', path),
      undo: () => api.send('PUT', path),
      settled: onChanged,
    })
  }
  return (
    <details>
      <summary className="summary">{questions.length} marked as not a question</summary>
      <ul className="lines">
        {questions.map((question) => (
          <li className="line" key={question.id}>
            <span className="line-words" dir="auto">
              {question.question}
            </span>
            <span className="muted">
              {question.by.name}, <Time at={question.at} />
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={`Put back: ${question.question}`}
              onClick={() => void putBack(question)}
            >
              Put back
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
