import { useState } from 'react'
import type { Questions, TaughtAnswer } from '#contract/desk/questions.ts'
import { explainFailure } from '../model/outcome.ts'
import { useDesk } from '../model/use-desk.ts'
import { AnswerForm } from './answer-form.tsx'
import { texts } from '../words/texts.ts'

/** Lets staff teach another answer to what the visitor asked. One that they taught before is changed. */
export function Correction({ asked, said }: { asked: string; said: string }) {
  const { api, toasts } = useDesk()
  const [state, setState] = useState<'closed' | 'loading' | 'saved' | TaughtAnswer | 'new'>('closed')
  async function open() {
    setState('loading')
    const outcome = await api.get<Questions>('/questions')
    if (outcome.outcome !== 'ok') {
      toasts.show({ words: explainFailure(outcome), isAlarm: true })
      setState('closed')
      return
    }
    const answers = outcome.value.answers
    setState(
      answers.find(({ question, waysToAsk }) =>
        [question, ...waysToAsk].some((way) => wordsOf(way) === wordsOf(asked)),
      ) ?? 'new',
    )
  }
  if (state === 'saved')
    return (
      <p className="muted" tabIndex={-1} ref={focus}>
        {texts.calls.correction.corrected}
      </p>
    )
  if (state === 'closed' || state === 'loading')
    return (
      <button
        type="button"
        className="button button-quiet turn-wrong"
        aria-label={texts.calls.correction.wrongNamed(said)}
        onClick={() => void open()}
      >
        {texts.calls.correction.wrong}
      </button>
    )
  return (
    <AnswerForm
      asked={asked}
      {...(state !== 'new' && { answer: state })}
      onCancel={() => setState('closed')}
      onSaved={() => setState('saved')}
    />
  )
}

/** Keeps the focus that the form had when it is gone. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The words of a question, however they are spelled. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
