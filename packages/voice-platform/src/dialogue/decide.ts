import { emptied, fieldOf, fill, nextField, record } from './form.ts'
import * as talk from './answer-moves.ts'
import * as move from './form-moves.ts'
import { isOwnersAnswer } from './knowledge.ts'
import type { Content, Move, Turn } from './move.ts'
import { callers, type Act } from './read/acts.ts'
import type { Reading } from './read/reading.ts'
import type { Question, State } from './state.ts'

type When = (turn: Turn) => boolean
type Row = readonly [when: When, then: (turn: Turn) => Move]

const all =
  (...conditions: When[]): When =>
  (turn) =>
    conditions.every((holds) => holds(turn))
const any =
  (...conditions: When[]): When =>
  (turn) =>
    conditions.some((holds) => holds(turn))
const not =
  (condition: When): When =>
  (turn) =>
    !condition(turn)
const has =
  (...acts: Act[]): When =>
  ({ reading }) =>
    acts.some((act) => reading.acts.has(act))
const asked =
  (...questions: Question[]): When =>
  ({ state }) =>
    questions.some((question) => question === state.asked)
const isPlain: When = ({ reading }) => reading.values.every(({ sure }) => sure === 'asked')
const says = (...acts: Act[]): When => all(has(...acts), isPlain)
const asks: When = ({ reading }) => reading.asks
const isShort: When = ({ reading: { words } }) => words.split(' ').length <= 8
const isField: When = ({ state }) => fieldOf(state.form, state.asked) !== undefined
/** "No phone" at the question for the company. */
const isOfAnother: When = ({ state, reading: { field } }) => field !== undefined && field !== state.asked
const inForm: When = ({ state }) => state.isInForm
const hasForm: When = ({ state }) => state.form.closed.length > 0
/** The assistant has asked whether to show a page. */
const isShowing: When = all(asked('offer'), ({ state }) => state.offered !== undefined)
/** The assistant has asked whether to write a message down. */
const isNoting: When = ({ state }) => state.unanswered !== undefined
const wantsToSee: When = ({ reading }) =>
  /^(?:(?:yes|please|just|can you|could you) )*(?:show|open)(?: (?:me|us|it|that|this|the (?:page|article)))*(?: please)?$/.test(
    reading.words,
  )
const isChoosing: When = ({ state }) => state.choices.length > 0
/** A fact answers the turn: "where can I complain?". */
const isAnswered: When = ({ reading: { topic, acts, asks } }) =>
  asks && topic.kind === 'facts' && !acts.has('anger') && !acts.has('human')
/** A service helps with what the visitor tells: "my back hurts", to those who treat it. */
const isNeeding: When = ({ reading: { topic } }) => topic.kind === 'need'
/** "Have you got their number?" */
const isOfOtherPlace: When = ({ state: { caller = '' }, reading: { words } }) =>
  ['misplaced', 'guest'].includes(caller) && /\b(?:they|them|their)\b/.test(words)
/** Who is no prospect tells of a “booking bot”, and asks for nothing. */
const isTelling: When = ({ state, reading }) => state.caller !== undefined && reading.tells
/** The owner wrote an answer for such questions. */
const isTaught: When = ({ reading: { topic } }) => topic.kind === 'facts' && topic.facts.some(isOwnersAnswer)
/** "Hi, I am Tim" */
const isNamed: When = ({ reading: { topic, values } }) =>
  values.some(({ field, sure }) => field === 'name' && sure !== 'asked') && topic.kind !== 'facts'
/** The visitor leaves the form. With an address or number after it, the form goes on. */
const leaves: When = all(
  has('stop', 'drop', 'later', 'not-interested'),
  // "Yes, that is right. Biscuit, leave it!"
  not(all(asked('check'), has('yes'))),
  not(has('no-message', 'send')),
  ({ reading }) =>
    !reading.values.some(
      ({ field, sure, value }) => sure === 'given' && (value !== undefined || field === 'message'),
    ),
)
/** The form may be filled in, also with what the same turn corrects: "the number ends in five. Otherwise send it". */
const sends: When = (turn) =>
  (has('send')(turn) && (asked('check')(turn) || !move.isNew(turn))) ||
  (!move.isNew(turn) &&
    (all(asked('check'), has('yes', 'done'))(turn) || all(asked('change'), has('done', 'resume'))(turn)))
/** Own fields are still to be asked for. */
const hasMore: When = ({ state: { form } }) => nextField(record(form, 'message')) !== undefined
const goesOn: When = ({ state, filled: { form } }) =>
  form.partial !== '' && form.partial !== state.form.partial
/** The table: the first row that fits decides. */
const rows: readonly Row[] = [
  [({ reading }) => reading.urgent !== undefined, talk.tellUrgent],
  [
    has('emergency'),
    ({ state }) => ({ lines: [{ id: 'emergency', isUrgent: true }], state: { asked: state.asked } }),
  ],
  [has('identity'), move.identify],
  [
    all(inForm, has('restart')),
    ({ state }) => move.ask({ ...state, form: emptied(state.form) }, [{ id: 'restarted' }]),
  ],
  [all(inForm, leaves), move.leave],
  [all(asked('pending'), has('goodbye')), talk.goodbye],
  [
    all(inForm, says('goodbye'), not(has('done')), not(asked('message', 'check'))),
    () => ({ lines: [], ask: 'pending', askAs: 'pending' }),
  ],
  [all(inForm, has('read-back')), move.readBack],
  [all(inForm, has('repeat'), isPlain), ({ state }) => move.ask(state, [])],
  [
    all(
      inForm,
      says('hesitate', 'interrupted'),
      not(move.isNew),
      not(asks),
      ({ reading }) =>
        [...reading.acts].every((act) => ['hesitate', 'interrupted'].includes(act)) &&
        reading.field === undefined,
    ),
    () => ({ lines: [{ id: 'hesitate' }] }),
  ],
  [all(asked('message'), sends, hasMore), move.noMessage],
  [all(asked('message', 'check', 'change'), sends), move.fillIn],
  [all(inForm, not(move.isNew), (turn) => move.removed(turn) !== undefined), move.takeOut],
  [all(inForm, not(move.isNew), not(asks), (turn) => move.redone(turn) !== undefined), move.askAgain],
  [all(asked('check'), not(move.isNew), has('no', 'wrong')), () => ({ lines: [], ask: 'change' })],
  [
    all(asked('message'), not(move.isNew), has('no', 'done', 'skip', 'goodbye', 'no-message')),
    move.noMessage,
  ],
  [all(inForm, (turn) => move.isNew(turn) || has('done')(turn) || says('send')(turn)), move.note],
  [all(inForm, goesOn), ({ filled: { form } }) => ({ lines: [{ id: 'go-on' }], state: { form, misses: 0 } })],
  [all(asked('message'), has('yes')), () => ({ lines: [{ id: 'go-ahead' }] })],
  [all(inForm, isField, has('no', 'skip'), not(isOfAnother), any(isShort, not(asks))), move.leaveBlank],
  [inForm, move.goOn],
  [has('goodbye'), talk.goodbye],
  [has('wrong-number'), () => ({ lines: [{ id: 'wrong-number' }], endCall: true })],
  [
    all(has('read-back'), hasForm),
    ({ state: { form } }) => ({ lines: [{ held: form }], askAs: 'what-else' }),
  ],
  [
    all(has('repeat'), ({ reading: { topic } }) => topic.kind !== 'facts'),
    () => ({ lines: [], repeats: true }),
  ],
  [has('slower'), () => ({ lines: [{ id: 'slower' }], repeats: true, state: { slow: true } })],
  [all(has('more'), not(has('book'))), talk.tellMore],
  [all(has(...callers), any(has('supplier'), not(has('book'))), not(isTaught)), talk.replyToOther],
  [isOfOtherPlace, talk.replyToOther],
  [has('presence'), (turn) => talk.tell(turn, turn.content.hours)],
  [all(has('reach'), not(isAnswered)), () => ({ lines: [{ id: 'reach' }] })],
  [has('look-up'), () => ({ lines: [{ id: 'look-up' }] })],
  [all(has('price'), not(isAnswered)), (turn) => talk.tell(turn, turn.content.price)],
  [has('about'), (turn) => talk.tell(turn, turn.content.company)],
  [all(has('sympathy'), isNeeding), talk.told],
  [all(has(...talk.heavy), not(all(has('parting'), asks)), not(isAnswered)), talk.reply],
  [all(isShowing, any(has('yes', 'send'), wantsToSee), not(asks)), talk.show],
  [all(asked('offer'), has('yes', 'send'), not(has('book')), not(asks), isNoting), move.takeNote],
  [all(asked('offer'), has('yes', 'send'), not(asks)), move.begin],
  [all(asked('offer'), says('no')), () => ({ ...talk.allRight(), state: { unanswered: undefined } })],
  [
    has('note'),
    (turn) =>
      move.takeNote(
        turn,
        turn.state.unanswered ?? (turn.reading.field === 'message' ? '' : turn.reading.text),
      ),
  ],
  [any(all(has('book'), not(isTelling)), all(has('resume'), hasForm)), move.begin],
  [all(says('yes'), not(isChoosing)), () => ({ lines: [], askAs: 'what-to-know' })],
  [all(says('no', 'stop', 'done', 'skip', 'later'), isShort, not(asks), not(isChoosing)), talk.allRight],
  [(turn) => talk.replyTo(turn) !== undefined, talk.reply],
  [({ reading }) => reading.place !== undefined, talk.show],
  [all(not(asks), isNamed), ({ filled: { form } }) => ({ lines: [{ id: 'hello' }], state: { form } })],
  [() => true, move.answer],
]

/** Decides what to do next. */
export function decide(state: State, reading: Reading, content: Content): Move {
  const question = fieldOf(state.form, state.asked) ?? nextField(state.form)
  const turn = { state, reading, content, filled: fill(state.form, question, reading) }
  return (rows.find(([when]) => when(turn))?.[1] ?? move.answer)(turn)
}
