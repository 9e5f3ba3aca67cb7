import { useState } from 'react'
import type { OpenQuestion } from '#server/desk/questions/questions-contract.ts'
import { Link } from '../address/link.tsx'
import { Blank } from '../parts/blank.tsx'
import { Time } from '../parts/time.tsx'
import { AnswerForm } from './answer-form.tsx'

/** What visitors asked and nothing answered, the most frequent first. */
export function OpenQuestions({
  questions,
  onAnswered,
}: {
  questions: readonly OpenQuestion[]
  onAnswered: () => void
}) {
  return (
    <section className="stack" aria-labelledby="open-title">
      <h2 id="open-title">What visitors asked</h2>
      {questions.length === 0 ? (
        <Blank title="Every question has an answer">
          <p>A question that the assistant cannot answer is listed here, with how often it was asked.</p>
        </Blank>
      ) : (
        <ul className="lines">
          {questions.map((question) => (
            <Question key={question.question} question={question} onAnswered={onAnswered} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Question({ question, onAnswered }: { question: OpenQuestion; onAnswered: () => void }) {
  const [isAnswering, setIsAnswering] = useState(false)
  const [call] = question.callIds
  return (
    <li className="question">
      <p className="words question-words" dir="auto">
        {question.question}
      </p>
      <div className="bar">
        <span className="tag numerals">
          {question.times === 1 ? 'Asked once' : `Asked ${question.times} times`}
        </span>
        <Time at={question.lastAskedAt} />
        {call !== undefined && (
          <Link className="link" path={`/calls/${encodeURIComponent(call)}`}>
            {question.callIds.length === 1 ? 'Read the call' : 'Read the latest call'}
          </Link>
        )}
        {!isAnswering && (
          <button
            type="button"
            className="button bar-end"
            aria-label={`Answer: ${question.question}`}
            onClick={() => setIsAnswering(true)}
          >
            Answer
          </button>
        )}
      </div>
      {isAnswering && (
        <AnswerForm
          asked={question.question}
          onCancel={() => setIsAnswering(false)}
          onSaved={() => {
            setIsAnswering(false)
            onAnswered()
          }}
        />
      )}
    </li>
  )
}
