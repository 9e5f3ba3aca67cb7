import { formFields, type FormField } from './fields.ts'
import { emptied, fill, filledIn, isOpen, nextField, record, reopen, type Form } from './form.ts'
import type { KnownFact } from './knowledge.ts'
import { placeAction, type PageAction } from './page-tools.ts'
import type { Act } from './read/acts.ts'
import type { Reading } from './read/reading.ts'
import type { Question, State } from './state.ts'

/** One thing to say: a sentence by its id, a fact, or what the form holds. */
export type Line =
  | { id: string; with?: Readonly<Record<string, string | undefined>>; isUrgent?: true }
  | { fact: KnownFact; isUrgent?: boolean }
  | { changed: readonly FormField[]; before: Form; form: Form }
  | { held: Form; field?: FormField | undefined }
  | { summary: Form }
  | { text: string }

/** What to do next. */
export type Move = {
  lines: readonly Line[]
  /** What changes in the state. */
  state?: Partial<State>
  /** The question to ask, and the id of its sentence where it is another than the question's. */
  ask?: Question | undefined
  askAs?: string | undefined
  askWith?: Readonly<Record<string, string | undefined>>
  /** Says the last answer again. */
  repeats?: true
  facts?: readonly KnownFact[]
  action?: PageAction | undefined
  endCall?: true
  notUnderstood?: true
}

/** What deciding needs to know of the content. */
export type Content = {
  /** The form's choice for the subject of the last answer. */
  choiceOf: (subject: string | undefined) => string | undefined
  /** All facts about a subject, the widest first. */
  aboutSubject: (subject: string | undefined) => readonly KnownFact[]
  /** The fact that says when the team answers. */
  responseTime?: KnownFact | undefined
}

/** What a row of the table sees: the state, the turn, and the form with what the turn holds for it. */
export type Turn = { state: State; reading: Reading; content: Content; filled: ReturnType<typeof fill> }
/** Acts that are answered with words alone, and the offer that follows. */
const replies: readonly (readonly [act: Act, id: string, offers?: true])[] = [
  ['refund', 'refund', true],
  ['anger', 'complaint', true],
  ['complaint', 'complaint', true],
  ['parting', 'parting'],
  ['not-interested', 'not-interested'],
  ['just-looking', 'just-looking'],
  ['wont-tell', 'wont-tell', true],
  ['who-can-tell', 'who-can-tell', true],
  ['human', 'human', true],
  ['sympathy', 'sympathy'],
  ['frustration', 'frustration'],
  ['worry', 'worry'],
  ['why-asked', 'why-asked'],
  ['capabilities', 'capabilities'],
  ['thanks', 'thanks'],
  ['greeting', 'hello'],
  ['how-are-you', 'how-are-you'],
  ['small-talk', 'small-talk'],
  ['line-check', 'line-check'],
  ['hesitate', 'hesitate'],
  ['interrupted', 'hesitate'],
  ['remark', 'remark'],
]
/** Acts that matter more than what else the turn asks. */
export const heavy = replies.slice(0, 9).map(([act]) => act)
/** Acts that a question or a value in the same turn outweighs: "hi, what does it cost?". */
const light = new Set<Act>(['parting', 'thanks', 'greeting', 'hesitate', 'remark', 'how-are-you'])

/** The reply that the turn's acts ask for. */
export const replyTo = ({ reading }: Turn, isLight = false) =>
  replies.find(([act]) => reading.acts.has(act) && !((reading.asks || isLight) && light.has(act)))
/** Whether the turn holds anything for the form. */
export const isNew = ({ filled }: Turn): boolean => filled.changed.length > 0 || filled.wishes.length > 0
/** A field that the visitor calls wrong: the one that is named, or the last. */
export const redone = ({ state: { asked, form }, reading }: Turn): FormField | undefined => {
  const isNamed = asked === 'change' || (asked === 'check' && reading.words.split(' ').length <= 3)
  const last = reading.acts.has('wrong') && asked !== 'check' ? form.closed.at(-1) : undefined
  const field = reading.wrong ?? (isNamed ? reading.field : last)
  return field === undefined || isOpen(form, field) ? undefined : field
}
/** The field that the visitor takes out. */
export const removed = ({ state: { form }, reading }: Turn): FormField | undefined =>
  reading.removed === undefined || isOpen(form, reading.removed) ? undefined : reading.removed

export const goodbye = (): Move => ({ lines: [{ id: 'goodbye' }], endCall: true })
export const allRight = (): Move => ({ lines: [{ id: 'all-right' }] })

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

export function fillIn({ state: { form } }: Turn, id = 'filling-in'): Move {
  return {
    lines: [{ id }],
    state: { isInForm: false, asked: undefined },
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

export const noMessage = ({ state }: Turn): Move =>
  ask({ ...state, form: record(state.form, 'message'), misses: 0 }, [])

/** What the turn holds for the form, the answer to what it asks besides, then the next question. */
export function note(turn: Turn): Move {
  const { state, reading } = turn
  const { form, changed, wishes } = turn.filled
  const isBlank =
    changed.length > 0 && changed.every((each) => form.values[each] === undefined && each !== 'message')
  const answered = reaction(turn)
  const isOver = ['done', 'send'].some((act) => reading.acts.has(act)) && state.asked !== 'message'
  const move = ask({ ...state, form: isOver ? complete(form) : form, misses: 0 }, [
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
  const field = formFields.find((each) => each === asked)
  const left = field ? record(form, field, form.values[field], form.phoneAsWritten) : form
  return ask({ ...state, form: left, misses: 0 }, [{ id: 'blank' }, ...(reaction(turn)?.lines ?? [])])
}

/** What the form's turn asks or does besides. Only a question is answered with a fact. */
function reaction(turn: Turn): Move | undefined {
  const [, id] = replyTo(turn, isNew(turn)) ?? []
  if (id !== undefined) return { lines: [{ id: id === 'frustration' ? 'frustration-in-form' : id }] }
  if (!turn.reading.asks) return undefined
  const move = told(turn)
  return { ...move, ask: undefined, askAs: undefined }
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

/** Skips the fields that are still open, if the form has a name and an address or a number. */
function complete(form: Form): Form {
  const { name, email, phone } = form.values
  if (name === undefined || (email === undefined && phone === undefined)) return form
  return formFields.filter((field) => isOpen(form, field)).reduce((left, field) => record(left, field), form)
}

/** Asks for the next field of the form, or whether it may be filled in. */
export function ask({ form, misses }: Pick<State, 'form' | 'misses'>, lines: readonly Line[]): Move {
  const field = nextField(form) ?? 'check'
  return {
    lines,
    state: { form, isInForm: true, misses },
    ask: field,
    ...(field === 'name' && form.half !== undefined
      ? { askAs: form.half === 'last' ? 'ask-first-name' : 'ask-last-name' }
      : {}),
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
  const form = choice !== undefined && isOpen(read, 'service') ? record(read, 'service', choice) : read
  // Questions inside the form are about the request, not about the last answer: "when do you call?".
  const lastAnswer = {
    list: state.lastAnswer.list,
    ...(responseTime === undefined ? {} : { fact: responseTime.id, topic: 'response-time' }),
  }
  const shown = changed.filter((field) => ['name', 'email', 'phone'].includes(field))
  const move = ask({ ...state, form, misses: 0 }, [
    { id: isBack ? 'back' : opening },
    ...(shown.length === 0 ? [] : [{ changed: shown, before: state.form, form }]),
  ])
  return { ...move, state: { ...move.state, lastAnswer, unanswered: undefined } }
}

/** An entry marked urgent. Nothing is asked after it. */
export function tellUrgent({ state, reading: { urgent } }: Turn): Move {
  if (urgent === undefined) return { lines: [] }
  return { lines: [{ fact: urgent, isUrgent: true }], facts: [urgent], state: { asked: state.asked } }
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

/** The reply to an act that needs nothing but words. */
export function reply(turn: Turn): Move {
  const [, id = '', offers] = replyTo(turn) ?? []
  // A complaint is noted for the team; who asks for a person may be a customer.
  const isTold = ['refund', 'complaint'].includes(id)
  return offers === undefined
    ? { lines: [{ id }], state: { unanswered: undefined } }
    : {
        lines: [{ id }],
        ask: 'offer',
        askAs: 'offer-call',
        state: { unanswered: isTold ? turn.reading.text : undefined },
      }
}

/** Opens the page that the visitor names, or else the one that was offered. */
export function show({ state: { offered }, reading: { place = offered } }: Turn): Move {
  return {
    lines: [{ id: 'here-you-are', with: { place: place?.names[0] ?? '' } }],
    action: place && placeAction(place),
  }
}

/** The rest of the last answer, or another fact about its subject. */
export function tellMore({ state: { more, lastAnswer, used }, content }: Turn): Move {
  if (more !== '') return { lines: [{ text: more }] }
  const told = (id: string) => Object.keys(used).some((key) => key.startsWith(`fact:${id}:`))
  const next = content.aboutSubject(lastAnswer.subject).find(({ id }) => !told(id))
  return next === undefined
    ? { lines: [{ id: 'more-none' }], askAs: 'what-else' }
    : { lines: [{ fact: next }], facts: [next] }
}

/** The answer to what the turn asks about. A wish is followed by the offer to book, once in a call. */
function told(turn: Turn): Move {
  const { state, reading } = turn
  const { topic } = reading
  const offer = {
    ask: 'offer' as const,
    askAs: 'offer',
    state: { form: turn.filled.form, unanswered: undefined },
  }
  const isFirst = state.used['offer'] === undefined
  switch (topic.kind) {
    case 'facts': {
      const { facts } = topic
      const offered = facts.at(-1)?.offers
      // Only what a service gives is a reason to book.
      const isService =
        turn.content.choiceOf(facts.at(-1)?.subject) !== undefined ||
        facts.some(({ topic: about }) => about === 'trial' || about === 'demo') ||
        reading.values.some(({ field }) => field === 'service')
      const isWanted = reading.wants && isFirst && isService
      return {
        state: { offered },
        lines: facts.map((fact) => ({ fact })),
        facts,
        action: facts.flatMap(({ place }) => (place === undefined ? [] : [placeAction(place)]))[0],
        ...(offered === undefined ? (isWanted ? offer : {}) : { ask: 'offer', askAs: 'offer-to-show' }),
      }
    }
    case 'need':
      return {
        lines: [{ fact: topic.fact }],
        facts: [topic.fact],
        ...(isFirst ? offer : {}),
      }
    case 'which': {
      if (!reading.asks && !reading.wants) return notKnown(turn)
      const list = topic.subjects.map(({ id }) => id)
      return {
        lines: [],
        ask: 'choice',
        askAs: 'which',
        askWith: { list: topic.subjects.map(({ name }) => name).join(', ') },
        state: {
          choices: list.map((id) => `${id}/${topic.topic}`),
          lastAnswer: { ...state.lastAnswer, topic: topic.topic, list },
        },
      }
    }
    case 'act':
      return reply({ ...turn, reading: { ...reading, acts: new Set([topic.act]), asks: false } })
    case 'unknown':
      return notKnown(turn, topic.isOfTheWorld)
  }
}

/** Admits that it does not know, and offers to write down what was asked or told. */
function notKnown({ state, reading: { asks, text } }: Turn, isOfTheWorld = false): Move {
  // What is told after such an offer belongs to the note.
  const earlier = state.asked === 'offer' && !asks ? state.unanswered : undefined
  if (isOfTheWorld && earlier === undefined) return { lines: [{ id: 'unknown-world' }], notUnderstood: true }
  return {
    lines: [{ id: earlier ? 'noted' : asks ? 'unknown' : 'heard' }],
    notUnderstood: true,
    ask: 'offer',
    askAs: asks ? 'offer-note' : 'offer-message',
    state: { unanswered: earlier ? `${earlier} ${text}` : text },
  }
}

export function answer(turn: Turn): Move {
  const { topic, acts } = turn.reading
  if (topic.kind !== 'act') return told(turn)
  if (topic.act === 'book' && !acts.has('decline')) return begin(turn)
  const isReply = replies.some(([act]) => act === topic.act)
  const unknown: Reading['topic'] = { kind: 'unknown', isOfTheWorld: false }
  return told(isReply ? turn : { ...turn, reading: { ...turn.reading, topic: unknown } })
}
