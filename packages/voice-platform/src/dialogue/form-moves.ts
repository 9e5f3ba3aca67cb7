import { goodbye, replyTo, replies, told } from './answer-moves.ts'
import { formFields, type Field, type FormField } from './fields.ts'
import {
  emptied,
  fieldOf,
  fill,
  filledIn,
  isOpen,
  nextField,
  ownOf,
  record,
  reopen,
  type Form,
} from './form.ts'
import type { Line, Move, Turn } from './move.ts'
import type { Reading } from './read/reading.ts'
import { joined } from './read/values.ts'
import type { State } from './state.ts'

/** Whether the turn holds anything for the form. */
export const isNew = ({ filled }: Turn): boolean => filled.changed.length > 0 || filled.wishes.length > 0
/** A field that the visitor calls wrong: the one that is named, or the last. */
export const redone = ({ state: { asked, form }, reading }: Turn): Field | undefined => {
  const isNamed = asked === 'change' || (asked === 'check' && reading.words.split(' ').length <= 3)
  const last = reading.acts.has('wrong') && asked !== 'check' ? form.closed.at(-1) : undefined
  const field = reading.wrong ?? (isNamed ? reading.field : last)
  return field === undefined || isOpen(form, field) ? undefined : field
}
/** The field that the visitor takes out. */
export const removed = ({ state: { form }, reading: { removed: field } }: Turn): Field | undefined =>
  field === undefined || (isOpen(form, field) && form.values[field] === undefined) ? undefined : field

export function leave({ state, reading, ...rest }: Turn): Move {
  const isDropped = reading.acts.has('drop')
  const outside: State = { ...state, isInForm: false, form: isDropped ? emptied(state.form) : state.form }
  const left = { id: isDropped ? 'dropped' : 'left' }
  const kept = { isInForm: false, form: outside.form, asked: undefined }
  if (reading.acts.has('goodbye')) return { ...goodbye(), lines: [left, { id: 'goodbye' }], state: kept }
  if (!reading.asks) return { lines: [left], state: kept }
  const { lines, ...more } = told({ ...rest, state: outside, reading })
  return { ...more, lines: [left, ...lines], state: { ...more.state, ...kept } }
}

export function fillIn({ filled: { form } }: Turn, id = 'filling-in'): Move {
  const left = form.own
    .filter(({ name, required }) => required !== false && form.values[name] === undefined)
    .map(({ label }) => label)
  return {
    lines: [{ id, ...(form.own.length > 0 && { with: { fields: left } }) }],
    state: { form, isInForm: false, asked: undefined },
    action: { name: 'fill_consultation_form', arguments: filledIn(form) },
  }
}

export function readBack({ state, reading, filled: { form, changed } }: Turn): Move {
  const field = reading.words.includes('so far') || changed.length > 0 ? undefined : reading.field
  const isChecked = nextField(form) === undefined && field === undefined
  return ask({ ...state, form }, isChecked ? [] : [{ held: form, field }])
}

export function takeOut(turn: Turn): Move {
  const field = removed(turn)
  return ask({ ...turn.state, form: field ? record(turn.state.form, field) : turn.state.form }, [
    { id: 'removed' },
  ])
}

export function askAgain(turn: Turn): Move {
  const field = redone(turn)
  return ask({ ...turn.state, form: field ? reopen(turn.state.form, field) : turn.state.form }, [])
}

export const noMessage = ({ state: { form, ...state } }: Turn): Move =>
  ask({ ...state, form: record(form, 'message', form.values.message), misses: 0 }, [])

/** What the turn holds for the form, the answer to what it asks besides, then the next question. */
export function note(turn: Turn): Move {
  const { state, reading } = turn
  const { form, changed, wishes } = turn.filled
  const isBlank =
    changed.length > 0 && changed.every((each) => form.values[each] === undefined && each !== 'message')
  const answered = reaction(turn)
  const isOver = ['done', 'send'].some((act) => reading.acts.has(act)) && state.asked !== 'message'
  const move = ask({ ...state, form: isOver ? complete(form, state.asked) : form, misses: 0 }, [
    ...(changed.length === 0 ? [] : [{ changed, before: state.form, form }]),
    ...wishes.map((wish) => ({ id: 'wish', with: { wish } })),
    ...(isBlank ? [{ id: 'blank' }] : []),
    ...(answered?.lines ?? []),
  ])
  return { ...answered, ...move, state: { ...answered?.state, ...move.state } }
}

/** Leaves the field that was asked for to the visitor. What is held of it stays. */
export function leaveBlank(turn: Turn): Move {
  const { form, asked, ...state } = turn.state
  const field = fieldOf(form, asked)
  const left = field ? record(form, field, form.values[field], form.phoneAsWritten) : form
  return ask({ ...state, form: left, misses: 0 }, [{ id: 'blank' }, ...(reaction(turn)?.lines ?? [])])
}

/** What the form's turn asks or does besides. Only a question is answered with a fact. */
function reaction(turn: Turn): Move | undefined {
  const [, id] = replyTo(turn, isNew(turn)) ?? []
  if (id === 'why-asked') return { lines: [{ id: whyAsked(turn) }] }
  if (id !== undefined) return { lines: [{ id: id === 'frustration' ? 'frustration-in-form' : id }] }
  if (!turn.reading.asks) return undefined
  const move = told(turn)
  return { ...move, ask: undefined, askAs: undefined, state: { ...move.state, unanswered: undefined } }
}

/** The reason for a field: only a name, an address and a number serve to reach somebody. */
function whyAsked({ state: { form, asked }, reading }: Turn): string {
  const field = reading.field ?? fieldOf(form, asked)
  if (field === undefined || ['name', 'email', 'phone'].includes(field)) return 'why-asked'
  return ownOf(form, field)?.required === true ? 'why-required' : 'why-in-form'
}

/**
 * Goes on after a turn that brought the form nothing. No question comes a third time after two turns that were not understood: a
 * field is left to the visitor, and the form is filled in as it is.
 */
export function goOn(turn: Turn): Move {
  const { state, reading, filled } = turn
  const answered = reaction(turn)
  const { lines, ...more }: Move = answered ?? {
    lines: filled.isSame
      ? [{ id: 'noted' }]
      : ['yes', 'resume', 'send', 'book'].some((act) => reading.acts.has(act))
        ? []
        : [{ id: 'missed' }],
  }
  const isLost = answered === undefined || more.notUnderstood === true
  if (isLost && state.misses > 0) {
    if (state.asked === 'check' || state.asked === 'change') return fillIn(turn, 'filling-in-as-it-is')
    return leaveBlank(turn)
  }
  const move = ask({ ...state, misses: state.misses + (isLost ? 1 : 0) }, lines)
  return { ...more, ...move, state: { ...more.state, ...move.state } }
}

/** Skips the fields that are still open, if the form has a name and an address or a number; own ones if one of them is asked for. */
function complete(form: Form, asked: string | undefined): Form {
  const { name, email, phone } = form.values
  if (name === undefined || (email === undefined && phone === undefined)) return form
  const own = ownOf(form, asked) ? form.own.map(({ name }) => name) : []
  return [...formFields, ...own]
    .filter((field) => isOpen(form, field))
    .reduce((left, field) => record(left, field), form)
}

/** Asks for the next field of the form, or whether it may be filled in. */
export function ask({ form, misses }: Pick<State, 'form' | 'misses'>, lines: readonly Line[]): Move {
  const field = nextField(form) ?? 'check'
  const own = ownOf(form, field)
  return {
    lines,
    state: { form, isInForm: true, misses },
    ask: field,
    ...(field === 'name' && form.half !== undefined
      ? { askAs: form.half === 'last' ? 'ask-first-name' : 'ask-last-name' }
      : {}),
    ...(own && {
      askAs: own.kind === 'choice' ? 'ask-own-choice' : own.kind === 'tick' ? 'ask-own-tick' : 'ask-own',
      askWith: { label: own.label, options: own.options ?? [] },
    }),
  }
}

/** The fields that a message for the team is asked for. */
const ofNote = new Set<FormField>(['name', 'email', 'phone', 'message'])

/** Begins the form for a message to the team, from somebody who wants no service. */
export function takeNote(turn: Turn, message = turn.state.unanswered): Move {
  const { state } = turn
  const asks = state.form.asks.filter((field) => ofNote.has(field))
  const form = { ...state.form, asks }
  return begin(
    {
      ...turn,
      state: { ...state, form: message ? record(form, 'message', message) : form, lastAnswer: { list: [] } },
    },
    'begin-note',
  )
}

/** Begins the form with what the first words already give, or goes on with what it holds. */
export function begin(
  { state, reading, content: { choiceOf, responseTime } }: Turn,
  opening = 'begin',
): Move {
  const isBack = state.form.closed.length > 0 && opening === 'begin'
  const choice = choiceOf(state.lastAnswer.subject)
  const { form: read, changed } = fill(state.form, undefined, reading)
  const chosen = choice !== undefined && isOpen(read, 'service') ? record(read, 'service', choice) : read
  const reasons = opening === 'begin' && chosen.has.includes('message') ? reasonsOf(state, reading) : []
  const form = reasons.reduce(withReason, chosen)
  // Questions inside the form are about the request, not about the last answer: "when do you call?".
  const lastAnswer = {
    list: state.lastAnswer.list,
    ...(responseTime === undefined ? {} : { fact: responseTime.id, topic: 'response-time' }),
  }
  const shown = changed.filter((field) => ['name', 'email', 'phone'].includes(field))
  const move = ask({ ...state, form, misses: 0 }, [
    { id: isBack ? 'back' : opening },
    ...reasons.map((wish) => ({ id: 'wish', with: { wish } })),
    ...(shown.length === 0 ? [] : [{ changed: shown, before: state.form, form }]),
  ])
  return { ...move, state: { ...move.state, lastAnswer, unanswered: undefined } }
}

/** Why the visitor calls: what was offered to be written down and not refused, and what this turn is about. */
const reasonsOf = ({ unanswered = '', asked, caller, form }: State, { about = '' }: Reading): string[] =>
  [asked === 'offer' && caller === undefined ? unanswered : '', about].filter(
    (each) => each !== '' && form.values.message?.includes(each) !== true,
  )

/** Adds a reason to the message, which stays open: the visitor is asked for more of it. */
const withReason = (form: Form, reason: string): Form => {
  const { message } = form.values
  return {
    ...form,
    values: { ...form.values, message: message === undefined ? reason : joined(message, reason) },
  }
}

/** Says first that it is an AI, then goes on with what else the turn is about. */
export function identify(turn: Turn): Move {
  const { state, reading } = turn
  const rest: Move = state.isInForm
    ? note({ ...turn, reading: { ...reading, acts: new Set(), asks: false } })
    : reading.acts.has('book')
      ? begin(turn)
      : { lines: [], askAs: 'what-to-know' }
  return { ...rest, lines: [{ id: 'identity' }, ...rest.lines] }
}

export function answer(turn: Turn): Move {
  const { topic, acts } = turn.reading
  if (topic.kind !== 'act') return told(turn)
  if (topic.act === 'book' && !acts.has('decline') && !acts.has('earlier')) return begin(turn)
  const isReply = replies.some(([act]) => act === topic.act)
  const unknown: Reading['topic'] = { kind: 'unknown' }
  return told(isReply ? turn : { ...turn, reading: { ...turn.reading, topic: unknown } })
}
