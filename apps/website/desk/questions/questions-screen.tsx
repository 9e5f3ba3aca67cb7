import type { Questions, DismissedQuestion, OpenQuestion } from '#contract/desk/questions.ts'
import { CallTabs } from '../calls/call-tabs.tsx'
import { useTitle, LoadView, useLoaded, Blank } from '../parts/load-view.tsx'
import { AnswerList } from './answer-list.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../parts/link.tsx'
import { useDesk } from '../model/use-desk.ts'
import { Time } from '../parts/time.tsx'
import { AnswerForm } from '../calls/answer-form.tsx'

/** The questions that the assistant could not answer, and the answers that staff taught it. */
export default function QuestionsScreen() {
  const { loaded, reload } = useLoaded<Questions>('/questions')
  useTitle('Unanswered questions')
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>Calls</h1>
        <CallTabs tab="questions" />
      </header>
      <LoadView loaded={loaded} what="questions" onRetry={reload}>
        {({ open, nextCursor, dismissed, answers }) => (
          <div className="sheet-columns">
            <OpenQuestions first={open} next={nextCursor} dismissed={dismissed} onChanged={reload} />
            <AnswerList answers={answers} onChanged={reload} />
          </div>
        )}
      </LoadView>
    </div>
  )
}

/** The visitors' questions without an answer, the most frequent first. */
function OpenQuestions({
  first,
  next,
  dismissed,
  onChanged,
}: {
  first: readonly OpenQuestion[]
  next: string | null
  dismissed: readonly DismissedQuestion[]
  onChanged: () => void
}) {
  const { questions, hasMore, isLoading, loadMore } = useMoreQuestions(first, next)
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
    const nextRow = rows?.[Math.min(gone.at, rows.length - 1)] ?? title.current
    nextRow?.focus()
  }, [questions])

  return (
    <section className="stack" aria-labelledby="open-title">
      <h2 id="open-title" ref={title} tabIndex={-1}>
        What visitors asked
      </h2>
      {questions.length === 0 && !hasMore ? (
        <Blank title="Every question has an answer">
          <p>
            A question that the assistant cannot answer, or answers only with the nearest that it knows, is
            listed here, with how often it was asked.
          </p>
        </Blank>
      ) : (
        <ul className="lines" ref={list}>
          {questions.map((question, at) => (
            <Question
              key={question.id}
              question={question}
              onChanged={onChanged}
              onGone={() => {
                left.current = { id: question.id, at }
              }}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div>
          <button type="button" className="button" aria-disabled={isLoading} onClick={() => void loadMore()}>
            {isLoading ? 'Loading…' : 'Show more'}
          </button>
        </div>
      )}
      {dismissed.length > 0 && <DismissedQuestions questions={dismissed} onChanged={onChanged} />}
    </section>
  )
}

/** The first page, and those that were loaded after it. A new first page begins the list again. */
function useMoreQuestions(first: readonly OpenQuestion[], next: string | null) {
  const { api, toasts } = useDesk()
  const [more, setMore] = useState<{
    of: typeof first
    questions: OpenQuestion[]
    next: string | null
  } | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const own = more?.of === first ? more : { of: first, questions: [], next }
  async function loadMore() {
    if (own.next === null || isLoading) return
    setIsLoading(true)
    const outcome = await api.get<Questions>(`/questions?cursor=${own.next}`)
    setIsLoading(false)
    if (outcome.outcome !== 'ok') {
      toasts.show({ words: 'More questions could not be loaded. Try again.', isAlarm: true })
      return
    }
    const { open, nextCursor } = outcome.value
    setMore({ of: first, questions: [...own.questions, ...open], next: nextCursor })
  }
  return { questions: [...first, ...own.questions], hasMore: own.next !== null, isLoading, loadMore }
}

type QuestionProps = { question: OpenQuestion; onChanged: () => void; onGone: () => void }

function Question({ question, onChanged, onGone }: QuestionProps) {
  const { api, changes } = useDesk()
  const [isAnswering, setIsAnswering] = useState(false)
  const [call] = question.callIds
  const path = `/questions/dismissed/${question.id}`
  async function dismiss() {
    const isDone = await changes.make({
      words: 'Marked as not a question',
      send: () => api.send('PUT', path),
      undo: () => api.send('DELETE', path),
      onChanged,
    })
    if (isDone) onGone()
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
            onGone()
            onChanged()
          }}
        />
      )}
    </li>
  )
}

type DismissedQuestionsProps = { questions: readonly DismissedQuestion[]; onChanged: () => void }

/** The texts that staff marked as not a question, in a collapsed section. */
function DismissedQuestions({ questions, onChanged }: DismissedQuestionsProps) {
  const { api, changes } = useDesk()
  const putBack = ({ id }: DismissedQuestion) => {
    const path = `/questions/dismissed/${id}`
    return changes.make({
      words: 'Back on the list',
      send: () => api.send('DELETE', path),
      undo: () => api.send('PUT', path),
      onChanged,
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
