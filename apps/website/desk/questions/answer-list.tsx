import { useState } from 'react'
import type { AnswerRequest, TaughtAnswer } from '#contract/desk/questions.ts'
import { useDesk } from '../model/use-desk.ts'
import { Time } from '../parts/time.tsx'
import { AnswerForm } from '../calls/answer-form.tsx'
import { texts } from '../words/texts.ts'

type AnswerListProps = { answers: readonly TaughtAnswer[]; onChanged: () => void }

/** The answers that staff wrote, and a form for another. */
export function AnswerList({ answers, onChanged }: AnswerListProps) {
  const words = texts.questions.answers
  const [isWriting, setIsWriting] = useState(false)
  return (
    <section className="stack" aria-labelledby="answers-title">
      <h2 id="answers-title">{words.title}</h2>
      <p className="muted">{words.about}</p>
      {answers.length > 0 && (
        <ul className="lines">
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isWriting ? (
        <AnswerForm
          onCancel={() => setIsWriting(false)}
          onSaved={() => {
            setIsWriting(false)
            onChanged()
          }}
        />
      ) : (
        <div className="bar">
          <button type="button" className="button" onClick={() => setIsWriting(true)}>
            {words.write}
          </button>
          {answers.length > 0 && (
            <a className="button button-quiet" href="/api/desk/questions/answers.txt" download="answers.txt">
              {words.export}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function Answer({ answer, onChanged }: { answer: TaughtAnswer; onChanged: () => void }) {
  const words = texts.questions.answers
  const { api, changes } = useDesk()
  const [isEditing, setIsEditing] = useState(false)

  const remove = () =>
    changes.make({
      words: words.deleted,
      send: () => api.send('DELETE', `/questions/answers/${encodeURIComponent(answer.id)}`),
      undo: () => {
        const { question, waysToAsk, answer: text } = answer
        const body: AnswerRequest = { question, waysToAsk, answer: text }
        return api.send('POST', '/questions/answers', body)
      },
      onChanged,
    })

  if (isEditing)
    return (
      <li className="question">
        <AnswerForm
          answer={answer}
          onCancel={() => {
            setIsEditing(false)
            // A colleague may have changed it meanwhile.
            onChanged()
          }}
          onSaved={() => {
            setIsEditing(false)
            onChanged()
          }}
        />
      </li>
    )
  return (
    <li className="question">
      <p className="words question-words" dir="auto">
        {answer.question}
      </p>
      <p className="words" dir="auto">
        {answer.answer}
      </p>
      <div className="bar">
        <span className="muted">
          {answer.by.name}, <Time at={answer.at} />
        </span>
        {answer.waysToAsk.length > 0 && <span className="tag">{words.ways(answer.waysToAsk.length)}</span>}
        <span className="bar question-actions">
          <button
            type="button"
            className="button button-quiet"
            aria-label={words.editNamed(answer.question)}
            onClick={() => setIsEditing(true)}
          >
            {words.edit}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-label={words.deleteNamed(answer.question)}
            onClick={() => void remove()}
          >
            {words.delete}
          </button>
        </span>
      </div>
    </li>
  )
}
