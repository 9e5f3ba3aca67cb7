import { formFields, type FormField } from './fields.ts'
import { emptyForm, fill, filledIn, isOpen, nextField, record, reopen, type Form } from './form.ts'
import type { KnownFact } from './knowledge.ts'
import { placeAction, type PageAction } from './page-tools.ts'
import type { Act } from './read/acts.ts'
import type { Reading } from './read/reading.ts'
import type { Question, State } from './state.ts'

/** One thing to say: a sentence by its id, a fact, or what the form holds. */
export type Line =
  | { id: string; with?: Readonly<Record<string, string | undefined>> }
  | { fact: KnownFact; isNear?: boolean; isUrgent?: boolean }
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
  /** The fact that says when the team answers. */
  responseTime?: KnownFact | undefined
}

type Then = (state: State, reading: Reading, content: Content) => Move
type When = (state: State, reading: Reading) => boolean
type Row = readonly [when: When, then: Then]

/** Acts that are answered with words alone, and the offer that follows. */
const replies: readonly (readonly [act: Act, id: string, offer?: string])[] = [
  ['refund', 'refund', 'offer-call'],
  ['anger', 'complaint', 'offer-call'],
  ['complaint', 'complaint', 'offer-call'],
  ['not-interested', 'not-interested'],
  ['just-looking', 'just-looking'],
  ['wont-tell', 'wont-tell', 'offer-call'],
  ['who-can-tell', 'who-can-tell', 'offer-call'],
  ['human', 'human', 'offer-call'],
  ['why-asked', 'why-asked'],
  ['capabilities', 'capabilities'],
  ['thanks', 'thanks'],
  ['greeting', 'hello'],
  ['how-are-you', 'how-are-you'],
  ['line-check', 'line-check'],
  ['hesitate', 'hesitate'],
  ['remark', 'remark'],
]
const heavy = replies.slice(0, 7).map(([act]) => act)
/** Acts that a question in the same turn outweighs: "hi, what does it cost?". */
const light = new Set<Act>(['thanks', 'greeting', 'hesitate', 'remark', 'how-are-you'])
/** Replies after which nothing is asked. */
const final = new Set(['not-interested', 'just-looking', 'hello'])

const has =
  (...acts: Act[]): When =>
  (_, reading) =>
    acts.some((act) => reading.acts.has(act))
const says =
  (...acts: Act[]): When =>
  (state, reading) =>
    has(...acts)(state, reading) && reading.values.every(({ sure }) => sure === 'asked')
const all =
  (...conditions: When[]): When =>
  (state, reading) =>
    conditions.every((holds) => holds(state, reading))
const not =
  (condition: When): When =>
  (state, reading) =>
    !condition(state, reading)
const asked =
  (...questions: Question[]): When =>
  ({ asked: last }) =>
    questions.some((question) => question === last)
const inForm: When = ({ isInForm }) => isInForm
const hasForm: When = ({ form }) => form.closed.length > 0
const isShort: When = (_, { words, asks }) => !asks && words.split(' ').length <= 5
const isChoosing: When = ({ choices }) => choices.length > 0
const agrees: When = (_, { agrees: does }) => does
const isReply: When = (_, { acts, asks }) =>
  replies.some(([act]) => acts.has(act) && !(asks && light.has(act)))
/** A fact answers the turn: "where can I complain?". */
const isAnswered: When = (_, { topic, acts, asks }) =>
  asks && topic.kind === 'facts' && (topic.isNear !== true || (acts.has('complaint') && !acts.has('anger')))
/** The visitor leaves the form. With an address or number after it, the form goes on. */
const leaves: When = (_, { acts, values }) =>
  ['stop', 'drop', 'later', 'not-interested'].some((act) => acts.has(act)) &&
  !values.some(({ sure, value }) => sure === 'given' && value !== undefined)
const sends: When = all(
  (_, { values }) => values.every(({ value, sure }) => sure === 'asked' || value === undefined),
  (state, reading) =>
    has('send')(state, reading) || (state.asked === 'check' && has('yes', 'done')(state, reading)),
)

/** The table: the first row that fits decides. */
const rows: readonly Row[] = [
  [(_, { urgent }) => urgent !== undefined, tellUrgent],
  [has('identity'), identify],
  [all(inForm, has('restart')), (state) => ask({ ...state, form: emptyForm }, [{ id: 'restarted' }])],
  [all(inForm, leaves), leave],
  [all(asked('pending'), has('goodbye')), () => ({ lines: [{ id: 'goodbye' }], endCall: true })],
  [
    all(inForm, says('goodbye'), not(has('done')), not(asked('message', 'check'))),
    () => ({ lines: [], ask: 'pending', askAs: 'pending' }),
  ],
  [all(inForm, has('read-back')), readBack],
  [all(asked('message', 'check'), sends), fillIn],
  [all(asked('check'), says('no')), () => ({ lines: [], ask: 'change' })],
  [inForm, answerInForm],
  [has('goodbye'), () => ({ lines: [{ id: 'goodbye' }], endCall: true })],
  [has('repeat'), () => ({ lines: [], repeats: true })],
  [has('slower'), () => ({ lines: [{ id: 'slower' }], repeats: true, state: { slow: true } })],
  [has('more'), tellMore],
  [all(asked('offer'), (...turn) => says('yes', 'send')(...turn) || agrees(...turn)), begin],
  [all(asked('offer'), says('no')), () => ({ lines: [{ id: 'all-right' }], askAs: 'what-else' })],
  [all(has(...heavy), not(isAnswered)), reply],
  [all(has('resume'), hasForm), begin],
  [has('book'), begin],
  [all(says('yes'), not(isChoosing)), () => ({ lines: [], askAs: 'what-to-know' })],
  [
    all(says('no', 'stop', 'done', 'skip', 'later'), isShort, not(isChoosing)),
    () => ({ lines: [{ id: 'all-right' }], askAs: 'what-else' }),
  ],
  [isReply, reply],
  [(_, { place }) => place !== undefined, show],
  [() => true, answer],
]

/** Decides what to do next. */
export function decide(state: State, reading: Reading, content: Content): Move {
  const then = rows.find(([when]) => when(state, reading))?.[1] ?? answer
  return then(state, reading, content)
}

function leave(state: State, reading: Reading): Move {
  const isDropped = reading.acts.has('drop')
  const outside: State = { ...state, isInForm: false, form: isDropped ? emptyForm : state.form }
  const left = { id: isDropped ? 'dropped' : 'left' }
  const rest = { isInForm: false, form: outside.form, asked: undefined }
  if (reading.acts.has('goodbye')) return { lines: [left, { id: 'goodbye' }], state: rest, endCall: true }
  if (!reading.asks) return { lines: [left], state: rest, askAs: 'what-else' }
  const { lines, ...more } = told(outside, reading)
  return { ...more, lines: [left, ...lines], state: { ...more.state, ...rest } }
}

function fillIn({ form }: State): Move {
  return {
    lines: [{ id: 'filling-in' }],
    state: { isInForm: false, asked: undefined },
    action: { name: 'fill_consultation_form', arguments: filledIn(form) },
  }
}

function readBack(state: State, reading: Reading): Move {
  const { form, changed } = filledBy(state, reading)
  const field = reading.words.includes('so far') ? undefined : changed.length > 0 ? undefined : reading.field
  return ask(
    { ...state, form },
    nextField(form) === undefined && field === undefined ? [] : [{ held: form, field }],
  )
}

/** The form with what the turn holds for it, also as the message that is asked for. */
function filledBy(state: State, reading: Reading): ReturnType<typeof fill> {
  const asked = state.asked === 'change' || state.asked === 'pending' ? nextField(state.form) : state.asked
  const filled = fill(state.form, asked, reading)
  if (state.asked !== 'message' || !isOpen(filled.form, 'message') || filled.changed.length > 0) return filled
  const { acts, asks, message } = reading
  if (acts.has('read-back')) {
    const said = message
      .split(/(?<=[.!?])\s+/)
      .slice(0, -1)
      .join(' ')
    return said === ''
      ? filled
      : { ...filled, form: record(filled.form, 'message', said), changed: ['message'] }
  }
  const isQuestion = asks && message.split(/(?<=[.!?])\s+/).every((each) => each.endsWith('?'))
  const isNone = ['no', 'done', 'skip', 'goodbye', 'no-message'].some((act) => acts.has(act))
  if (isNone) return { ...filled, form: record(filled.form, 'message'), changed: ['message'] }
  if (
    isQuestion ||
    (asks && !message.includes('.')) ||
    acts.has('yes') ||
    (acts.size > 0 && !acts.has('book') && !acts.has('decline') && !acts.has('thanks') && !acts.has('remark'))
  )
    return filled
  return { ...filled, form: record(filled.form, 'message', message), changed: ['message'] }
}

/** A turn in the form: what it holds for the form, then what it asks or does, then the next question. */
function answerInForm(state: State, reading: Reading): Move {
  const { acts, asks, wrong, removed, field } = reading
  const before = state.form
  const { form, changed, isSame } = filledBy(state, reading)
  const wishes = form.wishes.filter((wish) => !before.wishes.includes(wish))
  if (removed !== undefined && changed.length === 0 && !isOpen(before, removed)) {
    return ask({ ...state, form: record(before, removed) }, [{ id: 'removed' }])
  }
  const redo =
    wrong ??
    (state.asked === 'change' || (state.asked === 'check' && reading.words.split(' ').length <= 3)
      ? field
      : undefined)
  if (redo !== undefined && changed.length === 0 && !isOpen(before, redo) && !asks)
    return ask({ ...state, form: reopen(before, redo) }, [])
  const lines: Line[] = [
    ...(changed.length === 0 ? [] : [{ changed, before, form }]),
    ...wishes.map((wish) => ({ id: 'wish', with: { wish } })),
  ]
  const skipped =
    changed.length > 0 &&
    changed.every((each) => form.values[each] === undefined) &&
    !changed.includes('message')
  const answered = asks || (changed.length === 0 && wishes.length === 0) ? reactTo(state, reading) : undefined
  const isOver = acts.has('done') && state.asked !== 'message'
  if (changed.length > 0 || wishes.length > 0 || isOver) {
    const next = isOver ? complete(form) : form
    const move = ask({ ...state, form: next, misses: 0 }, [
      ...lines,
      ...(skipped ? [{ id: 'blank' }] : []),
      ...(answered?.lines ?? []),
    ])
    return { ...answered, ...move, state: { ...answered?.state, ...move.state } }
  }
  if (form.partial !== '' && form.partial !== before.partial)
    return { lines: [{ id: 'go-on' }], state: { form, misses: 0 }, ask: undefined }
  if (acts.has('yes') && state.asked === 'message') return { lines: [{ id: 'go-ahead' }], state: { form } }
  if (isSame && !asks) return ask({ ...state, form }, [{ id: 'noted' }])
  if (acts.has('yes') || acts.has('resume') || acts.has('send') || acts.has('book'))
    return ask({ ...state, form }, [])
  if ((acts.has('no') || acts.has('skip')) && isField(state.asked)) {
    return ask({ ...state, form: record(form, state.asked), misses: 0 }, [{ id: 'blank' }])
  }
  if (answered) {
    const move = ask(state, answered.lines)
    return { ...answered, ...move, state: { ...answered.state, ...move.state } }
  }
  return ask({ ...state, misses: state.misses + 1 }, [{ id: state.misses > 0 ? 'missed-again' : 'missed' }])
}

const isField = (asked: Question | undefined): asked is FormField =>
  formFields.some((field) => field === asked)

/** Skips the fields that are still open, if the form has a name and an address or a number. */
function complete(form: Form): Form {
  const { name, email, phone } = form.values
  if (name === undefined || (email === undefined && phone === undefined)) return form
  return formFields.filter((field) => isOpen(form, field)).reduce((left, field) => record(left, field), form)
}

/** Asks for the next field of the form, or whether it may be filled in. */
function ask(state: State, lines: readonly Line[]): Move {
  const missing = nextField(state.form)
  return {
    lines,
    state: { form: state.form, isInForm: true, misses: state.misses },
    ask: missing ?? 'check',
  }
}

/** Begins the form with what the first words already give, or goes on with what it holds. */
function begin(state: State, reading: Reading, { choiceOf, responseTime }: Content): Move {
  const isBack = state.form.closed.length > 0
  const choice = choiceOf(state.lastAnswer.subject)
  const question =
    state.asked === 'offer' && state.unanswered !== undefined && !isBack
      ? record(state.form, 'message', state.unanswered)
      : state.form
  const { form: read, changed } = fill(question, undefined, reading)
  const form = choice !== undefined && isOpen(read, 'service') ? record(read, 'service', choice) : read
  // Questions inside the form are about the request, not about the last answer: "when do you call?".
  const lastAnswer = {
    list: state.lastAnswer.list,
    ...(responseTime === undefined ? {} : { fact: responseTime.id, topic: 'response-time' }),
  }
  const shown = changed.filter((field) => ['name', 'email', 'phone'].includes(field))
  const move = ask({ ...state, form, misses: 0 }, [
    { id: isBack ? 'back' : 'begin' },
    ...(shown.length === 0 ? [] : [{ changed: shown, before: state.form, form }]),
  ])
  return { ...move, state: { ...move.state, lastAnswer, unanswered: undefined } }
}

/** An entry marked urgent. Nothing is asked after it. */
function tellUrgent(state: State, { urgent }: Reading): Move {
  if (urgent === undefined) return { lines: [] }
  return { lines: [{ fact: urgent, isUrgent: true }], facts: [urgent], state: { asked: state.asked } }
}

/** Says first that it is an AI, then goes on with what else the turn is about. */
function identify(state: State, reading: Reading, content: Content): Move {
  const quiet: Reading = { ...reading, acts: new Set(['resume']), asks: false }
  const rest: Move = state.isInForm
    ? answerInForm(state, quiet)
    : reading.acts.has('book')
      ? begin(state, reading, content)
      : { lines: [], askAs: 'what-to-know' }
  return { ...rest, lines: [{ id: 'identity' }, ...rest.lines] }
}

/** The reply to an act that needs nothing but words. */
function reply(state: State, reading: Reading): Move {
  const [, id = '', offer] = replies.find(([act]) => reading.acts.has(act)) ?? []
  return {
    lines: [{ id }],
    ...(offer === undefined
      ? { askAs: final.has(id) ? undefined : 'what-else' }
      : { ask: 'offer', askAs: offer }),
    state: { unanswered: undefined },
  }
}

function show(_: State, { place }: Reading): Move {
  return {
    lines: [{ id: 'here-you-are', with: { place: place?.names[0] ?? '' } }],
    action: place && placeAction(place),
  }
}

function tellMore({ more }: State): Move {
  return more === '' ? { lines: [{ id: 'more-none' }], askAs: 'what-else' } : { lines: [{ text: more }] }
}

/** What the form's turn asks or does besides: a reply or a fact. */
function reactTo(state: State, reading: Reading): Move | undefined {
  const [act, id] = replies.find(([act]) => reading.acts.has(act)) ?? []
  if (act !== undefined && id !== undefined && !(reading.asks && light.has(act))) return { lines: [{ id }] }
  const isStatement = !reading.asks
  if (
    isStatement &&
    (reading.words.split(' ').length <= 3 || reading.acts.has('yes') || reading.acts.has('no'))
  )
    return undefined
  const move = told(state, reading)
  return isStatement && (move.notUnderstood === true || move.facts === undefined)
    ? undefined
    : { ...move, ask: undefined, askAs: undefined }
}

/** The answer to what the turn asks about. */
function told(state: State, reading: Reading): Move {
  const { topic } = reading
  switch (topic.kind) {
    case 'facts': {
      const { facts, isNear = false, other } = topic
      return {
        lines: facts.map((fact, at) => ({ fact, isNear: isNear && at === 0 })),
        facts,
        action: facts.flatMap(({ place }) => (place === undefined ? [] : [placeAction(place)]))[0],
        ...(isNear ? { notUnderstood: true as const } : {}),
        ...(other?.nearest === undefined
          ? {}
          : {
              ask: 'choice' as const,
              askAs: 'or-other',
              askWith: { other: other.nearest },
              state: { choices: [other.id] },
            }),
      }
    }
    case 'need':
      return {
        lines: [{ fact: topic.fact }],
        facts: [topic.fact],
        ...(state.used['offer'] === undefined ? { ask: 'offer' as const, askAs: 'offer' } : {}),
      }
    case 'which':
      return {
        lines: [],
        ask: 'choice',
        askAs: 'which',
        askWith: { list: topic.subjects.map(({ name }) => name).join(', ') },
        state: {
          choices: topic.subjects.map(({ id }) => `${id}/${topic.topic}`),
          lastAnswer: { ...state.lastAnswer, topic: topic.topic, list: topic.subjects.map(({ id }) => id) },
        },
      }
    case 'act':
      return reply(state, { ...reading, acts: new Set([topic.act]) })
    case 'unknown':
      return {
        lines: [{ id: topic.isOfTheWorld ? 'unknown-world' : 'unknown' }],
        notUnderstood: true,
        ...(topic.isOfTheWorld || state.asked === 'offer'
          ? {}
          : { ask: 'offer' as const, askAs: 'offer-note', state: { unanswered: reading.text } }),
      }
  }
}

function answer(state: State, reading: Reading, content: Content): Move {
  const { topic } = reading
  if (topic.kind === 'act' && topic.act === 'book' && !reading.acts.has('decline'))
    return begin(state, reading, content)
  if (topic.kind === 'act' && !replies.some(([act]) => act === topic.act))
    return told(state, { ...reading, topic: { kind: 'unknown', isOfTheWorld: false } })
  return told(state, reading)
}
