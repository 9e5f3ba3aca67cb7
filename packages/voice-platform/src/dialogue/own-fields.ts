import type { OwnQuestion } from './fields.ts'
import type { Move } from './move.ts'
import { readOwnAnswer } from './read/own-answer.ts'
import type { Reading } from './read/reading.ts'
import { yesOrNo } from './read/yes-or-no.ts'
import type { OwnForm, State } from './state.ts'

/** Acts that leave the form, or begin it again: the questions for own fields end with it. */
const leaving = ['restart', 'stop', 'drop', 'later', 'not-interested', 'goodbye']
const skipping = ['skip', 'decline', 'no', 'done']
/** Most words that leave a field of text blank: more are its content. */
const mostToSkip = 8

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
    const { action } = move
    if (action?.name !== 'fill_consultation_form' || questions.length === 0) return move
    const says = move.lines.flatMap((line) => ('id' in line ? line.id : []))
    return next([], { values: {}, open: questions.map(({ name }) => name), misses: 0, says, action })
  }
  const [, ...open] = own.open
  if (reading.urgent !== undefined || reading.acts.has('emergency')) return decided()
  const isOver = leaving.some((act) => reading.acts.has(act))
  const skips = isLeftBlank(asked, reading)
  // Any words are a text, those that leave it blank as well.
  const holdsNone = isOver || reading.asks || (skips && isText(asked))
  const value = holdsNone ? undefined : readOwnAnswer(asked, reading.text, today)
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
  if (skips) return next([{ id: 'blank' }], { ...own, open, misses: 0 })
  if (reading.asks) {
    // The question is answered, then the field asked for again.
    const { lines, facts, notUnderstood } = decided()
    const said = { ...(facts && { facts }), ...(notUnderstood && { notUnderstood }) }
    return { ...next(lines, own), ...said }
  }
  if (own.misses > 0) return next([{ id: 'blank' }], { ...own, open, misses: 0 })
  return next([{ id: 'missed' }], { ...own, misses: 1 })
}

const isText = ({ kind }: OwnQuestion): boolean => kind === 'text' || kind === 'long-text'

/** Whether a turn has no answer to give: "skip that", "I'd rather not say". */
function isLeftBlank(asked: OwnQuestion, { acts, text, words }: Reading): boolean {
  if (!isText(asked)) return skipping.some((act) => acts.has(act))
  // "No, she is allergic" says something.
  const skips = skipping.some((act) => acts.has(act) && (act !== 'no' || yesOrNo(text) === 'no'))
  return skips && words.split(' ').length <= mostToSkip
}

function ask({ label, kind, options = [] }: OwnQuestion, lines: Move['lines'], own: OwnForm): Move {
  return {
    lines,
    ask: 'own',
    askAs: kind === 'choice' ? 'ask-own-choice' : kind === 'tick' ? 'ask-own-tick' : 'ask-own',
    askWith: { label, options },
    state: { isInForm: true, own },
  }
}

/** Fills in the form with the answers, and says which fields are left. */
function filledIn(
  questions: readonly OwnQuestion[],
  said: Move['lines'],
  { values, says, action }: OwnForm,
): Move {
  const left = questions.filter(({ name }) => values[name] === undefined).map(({ label }) => label)
  return {
    lines: [
      ...said.filter((line) => !('id' in line && line.id === 'noted')),
      ...says.map((id) => ({ id, with: { fields: left } })),
    ],
    state: { isInForm: false, asked: undefined, own: undefined },
    action: { ...action, arguments: { ...action.arguments, ...values } },
  }
}
