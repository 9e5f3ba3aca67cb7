import type { Move } from './moves.ts'
import { readOwnAnswer } from './read/own-answer.ts'
import type { Reading } from './read/reading.ts'
import { listed } from './spoken-list.ts'
import type { State } from './state.ts'

/** A field of the agency's own that the visitor is asked for. */
export type OwnQuestion = {
  /** Its name in the form: `answers.level`. */
  name: string
  label: string
  kind: 'text' | 'long-text' | 'choice' | 'date' | 'number' | 'tick'
  /** The answers to choose from, word for word. */
  options?: readonly string[]
  /** The least and the greatest number, or the first and the last day as YYYY-MM-DD. */
  min?: number | string | undefined
  max?: number | string | undefined
  decimals?: boolean | undefined
  /** The maximum number of characters. */
  limit?: number | undefined
  /** What a tick stores. */
  ticked?: string
}

/** The questions for own fields, which come when all else of the form is known. */
export type OwnForm = {
  values: Readonly<Record<string, string>>
  /** The names of fields that are still asked for. */
  open: readonly string[]
  misses: number
  /** What fills in the form, once all are answered or left blank. */
  waiting: Move
}

/** Acts that leave the form, or begin it again: the questions for own fields end with it. */
const leaving = ['restart', 'stop', 'drop', 'later', 'not-interested', 'goodbye']
const skipping = ['skip', 'decline', 'no', 'done']

/**
 * Asks for the agency's own fields before the form is filled in.
 * @param decided what the visitor's turn leads to without them
 */
export function askOwnFields(
  questions: readonly OwnQuestion[],
  state: State,
  reading: Reading,
  decided: () => Move,
  today = new Date().toISOString().slice(0, 10),
): Move {
  const { own } = state
  const next = (lines: Move['lines'], form: OwnForm): Move => {
    const question = questions.find(({ name }) => name === form.open[0])
    return question === undefined ? filledIn(questions, lines, form) : ask(question, lines, form)
  }
  const asked = questions.find(({ name }) => name === own?.open[0])
  if (own === undefined || asked === undefined) {
    const move = decided()
    if (move.action?.name !== 'fill_consultation_form' || questions.length === 0) return move
    return next([], { values: {}, open: questions.map(({ name }) => name), misses: 0, waiting: move })
  }
  const [, ...open] = own.open
  if (reading.urgent !== undefined) return decided()
  const isOver = leaving.some((act) => reading.acts.has(act))
  const value = isOver || reading.asks ? undefined : readOwnAnswer(asked, reading.text, today)
  if (value !== undefined) {
    return next([{ id: 'noted' }], {
      ...own,
      values: { ...own.values, [asked.name]: value },
      open,
      misses: 0,
    })
  }
  if (isOver) {
    const move = decided()
    return { ...move, state: { ...move.state, own: undefined } }
  }
  if (skipping.some((act) => reading.acts.has(act)))
    return next([{ id: 'blank' }], { ...own, open, misses: 0 })
  if (reading.asks) {
    // The question is answered, then the field asked for again.
    const { lines, facts, notUnderstood } = decided()
    const said = { ...(facts && { facts }), ...(notUnderstood && { notUnderstood }) }
    return { ...next(lines, own), ...said }
  }
  if (own.misses > 0) return next([{ id: 'blank' }], { ...own, open, misses: 0 })
  return next([{ id: 'missed' }], { ...own, misses: 1 })
}

function ask({ label, kind, options = [] }: OwnQuestion, lines: Move['lines'], own: OwnForm): Move {
  return {
    lines,
    ask: 'own',
    askAs: kind === 'choice' ? 'ask-own-choice' : kind === 'tick' ? 'ask-own-tick' : 'ask-own',
    askWith: { label, options: listed(options, 'or') },
    state: { isInForm: true, own },
  }
}

/** Fills in the form with the answers, and says which fields are left. */
function filledIn(
  questions: readonly OwnQuestion[],
  said: Move['lines'],
  { values, waiting: { lines, action, state, ...more } }: OwnForm,
): Move {
  const left = questions.filter(({ name }) => values[name] === undefined).map(({ label }) => label)
  const fields = left.length === 0 ? undefined : listed(left)
  return {
    ...more,
    lines: [
      ...said.filter((line) => !('id' in line && line.id === 'noted')),
      ...lines.map((line) => ('id' in line ? { ...line, with: { ...line.with, fields } } : line)),
    ],
    state: { ...state, own: undefined },
    ...(action?.name === 'fill_consultation_form' && {
      action: { ...action, arguments: { ...action.arguments, ...values } },
    }),
  }
}
