import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { AnswerRequest, TaughtAnswer } from '#contract/desk/questions.ts'
import { explainFailure, type Failure } from '../model/outcome.ts'
import { useDesk, useDraft } from '../model/use-desk.ts'
import { afterPaint } from '../parts/browser.ts'
import { TextArea, TextField } from '../parts/field.tsx'
import { texts, withParts } from '../words/texts.ts'

// Two colleagues seldom change the same answer.
const Overtaken = lazy(async () => {
  const { Overtaken: shown } = await withParts(import('../settings/overtaken.tsx'), 'settings')
  return { default: shown }
})

/** An answer, and the other ways to ask for it. */
const inFull = ({ answer, waysToAsk }: TaughtAnswer): string =>
  waysToAsk.length === 0
    ? answer
    : [answer, '', `${texts.questions.answers.ways(waysToAsk.length)}:`, ...waysToAsk].join('\n')

type AnswerFormProps = {
  /** The question in the visitors' words. */
  asked?: string
  /** The answer to change. */
  answer?: TaughtAnswer
  onCancel: () => void
  onSaved: () => void
}

/** A form for a question, other ways to ask it, and the assistant's answer. What a colleague saved meanwhile is shown beside it. */
export function AnswerForm({ asked = '', answer, onCancel, onSaved }: AnswerFormProps) {
  const words = texts.questions.form
  const { api, toasts } = useDesk()
  const key = answer?.id ?? asked
  const [question, setQuestion] = useDraft(`question:${key}`, answer?.question ?? asked)
  const [ways, setWays] = useDraft(`ways:${key}`, answer?.waysToAsk.join('\n'))
  const [text, setText] = useDraft(`answer:${key}`, answer?.answer)
  const [seen, setSeen] = useDraft(`answer-seen:${key}`, answer?.at)
  /** A draft belongs to the answer that was there when it was begun. */
  const edit = (write: (text: string) => void, typed: string) => {
    setSeen(seen)
    write(typed)
  }
  const [theirs, setTheirs] = useState<TaughtAnswer | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = failure?.outcome === 'refused' ? failure.errors : {}

  useEffect(() => {
    const first = asked === '' ? 'input' : 'textarea[name=answer]'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [asked])
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failure])

  function leave(then: () => void) {
    const around = form.current?.parentElement
    for (const write of [setQuestion, setWays, setText, setSeen]) write('')
    then()
    // The button that opened the form is back in its place, and gets the focus that the form had.
    afterPaint(() => {
      if (document.activeElement === document.body)
        around?.querySelector<HTMLElement>(':scope > .bar button, :scope > button')?.focus()
    })
  }

  async function save(since = seen) {
    if (isSaving) return
    setIsSaving(true)
    setFailure(null)
    const body: AnswerRequest = { question, waysToAsk: waysIn(ways, { asked, question }), answer: text }
    const outcome = answer
      ? await api.send('PUT', `/questions/answers/${encodeURIComponent(answer.id)}`, { ...body, seen: since })
      : await api.send('POST', '/questions/answers', body)
    setIsSaving(false)
    if (outcome.outcome === 'refused' && outcome.currentAnswer) {
      setTheirs(outcome.currentAnswer)
      return
    }
    if (outcome.outcome !== 'ok') {
      setFailure(outcome)
      return
    }
    toasts.show({ words: words.saved })
    leave(onSaved)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form className="stack answer-form" noValidate ref={form} onSubmit={onSubmit}>
      <TextField
        label={words.question}
        value={question}
        maxLength={300}
        error={errors.question}
        onChange={(event) => edit(setQuestion, event.target.value)}
      />
      <TextArea
        label={words.answer}
        name="answer"
        hint={words.answerHint}
        rows={3}
        value={text}
        maxLength={1000}
        error={errors.answer}
        onChange={(event) => edit(setText, event.target.value)}
      />
      <TextArea
        label={words.ways}
        hint={words.waysHint}
        rows={3}
        value={ways}
        error={waysError(errors)}
        onChange={(event) => edit(setWays, event.target.value)}
      />
      {failure && Object.keys(errors).length === 0 && (
        <p className="banner banner-alarm" role="alert">
          {words.notSaved(explainFailure(failure))}
        </p>
      )}
      {theirs && (
        <Suspense>
          <Overtaken
            theirs={{
              text: inFull(theirs),
              subject: theirs.question,
              by: theirs.by,
            }}
            onKeepMine={() => {
              setSeen(theirs.at)
              setTheirs(null)
              void save(theirs.at)
            }}
            onTakeTheirs={() => {
              setQuestion(theirs.question)
              setText(theirs.answer)
              setWays(theirs.waysToAsk.join('\n'))
              setSeen(theirs.at)
              setTheirs(null)
            }}
          />
        </Suspense>
      )}
      <div className="bar">
        <button type="submit" className="button button-lamp" aria-disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </button>
        <button type="button" className="button button-quiet" onClick={() => leave(onCancel)}>
          {texts.frame.cancel}
        </button>
      </div>
    </form>
  )
}

/** Returns the lines that are not empty. Adds the visitors' wording if the question was reworded. */
function waysIn(ways: string, { asked, question }: { asked: string; question: string }): string[] {
  const lines = ways.split('\n').filter((line) => line.trim() !== '')
  return asked === '' || asked === question.trim() || lines.includes(asked) ? lines : [asked, ...lines]
}

/** Returns the first error in any line, because the API reports errors by line. */
const waysError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith('waysToAsk'))?.[1]
