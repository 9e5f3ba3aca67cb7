import type { Questions, DismissedQuestion, OpenQuestion } from '#contract/desk/questions.ts'
import { CallTabs } from '../calls/call-tabs.tsx'
import { useTitle, LoadView, useLoaded, Blank } from '../parts/load-view.tsx'
import { AnswerList } from './answer-list.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from '../parts/link.tsx'
import { useDesk } from '../model/use-desk.ts'
import { Time } from '../parts/time.tsx'
import { AnswerForm } from '../calls/answer-form.tsx'
import { texts } from '../words/texts.ts'

/** The questions that the assistant could not answer, and the answers that staff taught it. */
export default function QuestionsScreen() {
  const { loaded, reload } = useLoaded<Questions>('/questions')
  useTitle(texts.questions.title)
  return (
    <div className="sheet">
      <header className="sheet-head">
        <h1>{texts.calls.title}</h1>
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
        {texts.questions.asked}
      </h2>
      {questions.length === 0 && !hasMore ? (
        <Blank title={texts.questions.allAnswered}>
          <p>{texts.questions.allAnsweredMore}</p>
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
            {isLoading ? texts.frame.loading : texts.questions.showMore}
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
      toasts.show({ words: texts.questions.moreFailed, isAlarm: true })
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
      words: texts.questions.markedNone,
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
        <span className="tag">{texts.questions.times(question.times)}</span>
        <Time at={question.lastAskedAt} />
        {call !== undefined && (
          <Link className="link" path={`/calls/${encodeURIComponent(call)}`}>
            {texts.questions.readCall(question.callIds.length)}
          </Link>
        )}
        {!isAnswering && (
          <span className="bar question-actions">
            <button
              type="button"
              className="button"
              aria-label={texts.questions.answerNamed(question.question)}
              onClick={() => setIsAnswering(true)}
            >
              {texts.questions.answer}
            </button>
            <button
              type="button"
              className="button button-quiet question-dismiss"
              aria-label={texts.questions.notAQuestionNamed(question.question)}
              onClick={() => void dismiss()}
            >
              {texts.questions.notAQuestion}
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
      words: texts.questions.backOnList,
      send: () => api.send('DELETE', path),
      undo: () => api.send('PUT', path),
      onChanged,
    })
  }
  return (
    <details>
      <summary className="summary">{texts.questions.dismissed(questions.length)}</summary>
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
              aria-label={texts.questions.putBackNamed(question.question)}
              onClick={() => void putBack(question)}
            >
              {texts.questions.putBack}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
