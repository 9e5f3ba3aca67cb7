import { useEffect, useRef, useState } from 'react'
import type { DismissedQuestion, OpenQuestion } from '#contract/desk/questions.ts'
import { Link } from '../address/link.tsx'
import { useDesk } from '../frame/desk-context.ts'
import { Blank } from '../parts/blank.tsx'
import { Time } from '../parts/time.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DismissedQuestions } from './dismissed-questions.tsx'

/** The visitors' questions without an answer, the most frequent first. */
export function OpenQuestions({
  questions,
  dismissed,
  onChanged,
}: {
  questions: readonly OpenQuestion[]
  dismissed: readonly DismissedQuestion[]
  onChanged: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<{ id: string; at: number }>(null)

  // The pressed button disappears with its question. Without this, the focus would move to the top of the page.
  useEffect(() => {
    const { current: gone } = left
    if (gone === null || questions.some(({ id }) => id === gone.id)) return
    left.current = null
    if (document.activeElement !== document.body) return
    const rows = list.current?.querySelectorAll<HTMLElement>('.question-dismiss')
    const next = rows?.[Math.min(gone.at, rows.length - 1)] ?? title.current
    next?.focus()
  }, [questions])

  return (
    <section className="stack" aria-labelledby="open-title">
      <h2 id="open-title" ref={title} tabIndex={-1}>
        What visitors asked
      </h2>
      {questions.length === 0 ? (
        <Blank title="Every question has an answer">
          <p>A question that the assistant cannot answer is listed here, with how often it was asked.</p>
        </Blank>
      ) : (
        <ul className="lines" ref={list}>
          {questions.map((question, at) => (
            <Question
              key={question.id}
              question={question}
              onChanged={onChanged}
              onDismiss={() => {
                left.current = { id: question.id, at }
              }}
            />
          ))}
        </ul>
      )}
      {dismissed.length > 0 && <DismissedQuestions questions={dismissed} onChanged={onChanged} />}
    </section>
  )
}

type QuestionProps = { question: OpenQuestion; onChanged: () => void; onDismiss: () => void }

function Question({ question, onChanged, onDismiss }: QuestionProps) {
  const { api, changes } = useDesk()
  const [isAnswering, setIsAnswering] = useState(false)
  const [call] = question.callIds
  const path = `/questions/dismissed/${question.id}`
  async function dismiss() {
    const isDone = await changes.make({
      words: 'Marked as not a question',
      send: () => api.send('PUT', path),
      undo: () => api.send('DELETE', path),
      settled: onChanged,
    })
    if (isDone) onDismiss()
  }

  return (
    <li className="question">
      <p className="words question-words" dir="auto">
        {question.question}
      </p>
      <div className="bar">
        <span className="tag">{question.times === 1 ? 'Asked once' : `Asked ${question.times} times`}</span>
        <Time at={question.lastAskedAt} />
        {call !== undefined && (
          <Link className="link" path={`/calls/${encodeURIComponent(call)}`}>
            {question.callIds.length === 1 ? 'Read the call' : 'Read the latest call'}
          </Link>
        )}
        {!isAnswering && (
          <span className="bar question-actions">
            <button
              type="button"
              className="button"
              aria-label={`Answer: ${question.question}`}
              onClick={() => setIsAnswering(true)}
            >
              Answer
            </button>
            <button
              type="button"
              className="button button-quiet question-dismiss"
              aria-label={`Not a question: ${question.question}`}
              onClick={() => void dismiss()}
            >
              Not a question
            </button>
          </span>
        )}
      </div>
      {isAnswering && (
        <AnswerForm
          asked={question.question}
          onCancel={() => setIsAnswering(false)}
          onSaved={() => {
            setIsAnswering(false)
            onChanged()
          }}
        />
      )}
    </li>
  )
}
