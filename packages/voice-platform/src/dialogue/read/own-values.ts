import type { Field, FieldValue, OwnQuestion } from '../fields.ts'
import { isFunctionStem, normalise, stemsOf } from '../words.ts'
import { afterCorrection, fieldIn, isWrong } from './corrections.ts'
import { months } from './dates.ts'
import { readOwnAnswer } from './own-answer.ts'
import type { Values } from './values.ts'
import { yesOrNo } from './yes-or-no.ts'

/** A turn, as it was read without them. */
type Turn = Values & {
  text: string
  words: string
  acts: ReadonlySet<string>
  asks: boolean
  field: Field | undefined
}
/** The question that was asked last, the field that was answered last, and today as YYYY-MM-DD. */
type Before = { question: string | undefined; answered: Field | undefined; today: string }

/** Acts that leave the form, or begin it again: nothing beside them is an answer. */
const leaving = ['restart', 'stop', 'drop', 'later', 'not-interested', 'goodbye', 'send', 'emergency']
/** Acts that a short turn has instead of an answer in words. */
const talking = ['read-back', 'repeat', 'identity', 'hesitate', 'interrupted', 'frustration']
const skipping = ['skip', 'decline', 'no', 'done']
const namesMonth = new RegExp(String.raw`\b(?:${months.join('|')})\b`)
/** Most words that do one of these things: a text of more is an answer. */
const mostOfAct = 8
/** Most digits of a number that is no telephone number. */
const mostDigits = 6

const opening = /^(?:(?:no|nope|sorry|oh|wait|well|hm|but|and|also|please|actually|i mean|i meant) )+/
const correcting =
  /^(?:(?:oh|well|hm|but) )*(?:no|nope|sorry|wait|actually|i mean|i meant|correction|make (?:it|that)|scratch that)\b/
/** Words beside a corrected answer: "she is eight years old". */
const beside =
  /\b(?:no|nope|sorry|oh|wait|well|actually|correction|make|i|mean|meant|it|that|this|he|she|we|they|is|am|are|was|to|be|a|an|the|my|her|his|years?|old|only|just|please)\b/g
const assigning = /\b(?:is|are|was|to|should be|must be|as)\b|:/i

/** What comes before a corrected text: "no, sorry, I meant". */
const meant = /^(?:(?:no|oh|sorry|wait|actually|i mean|i meant|correction|it is|it['’]s)\b[,.:]?\s*)+/i

const isText = ({ kind }: OwnQuestion): boolean => kind === 'text' || kind === 'long-text'
const telling = (text: string): string[] => stemsOf(text).filter((word) => !isFunctionStem(word))

/** The own field whose label shares most with a text. @returns undefined if it shares none, or several share as many */
function ownIn(questions: readonly OwnQuestion[], text: string): OwnQuestion | undefined {
  const said = new Set(stemsOf(text))
  const shared = (question: OwnQuestion) => telling(question.label).filter((word) => said.has(word)).length
  const [best, next] = questions.toSorted((one, other) => shared(other) - shared(one))
  return best === undefined || shared(best) === 0 || (next && shared(next) === shared(best))
    ? undefined
    : best
}

/** The field that a text names: one of the agency's own by its label. */
export function namedIn(questions: readonly OwnQuestion[], text: string): Field | undefined {
  const own = ownIn(questions, text)
  const said = new Set(stemsOf(text))
  const isWhole = own && telling(own.label).every((word) => said.has(word))
  return isWhole ? own.name : (fieldIn(text) ?? own?.name)
}

/** What a turn of the form holds, with the answers to the agency's own fields, also to those that are named besides: "frame size 58". */
export function withOwn(questions: readonly OwnQuestion[], turn: Turn, before: Before): Values {
  const parts = turn.asks ? [] : turn.text.split(/[,;.]\s+|\band\b/)
  const named = questions.flatMap((question) => {
    if (isText(question) || question.name === before.question) return []
    const label = telling(question.label)
    const part =
      label.length === 0
        ? undefined
        : parts.find((each) => label.every((word) => stemsOf(each).includes(word)))
    const value = part === undefined ? undefined : namedAnswer(question, part, before.today)
    return value === undefined
      ? []
      : [{ part, value: { field: question.name, value, sure: 'given' } as const }]
  })
  const rest = parts.filter((each) => !named.some(({ part }) => part === each))
  if (named.length === 0) return withAsked(questions, turn, before)
  const noted = named.map(({ value }) => value)
  if (rest.length === 0) return { values: noted, wishes: [] }
  const text = rest.join(', ')
  const left = { ...turn, text, words: normalise(text), field: namedIn(questions, text) }
  const read = withAsked(questions, left, before)
  return { ...read, values: [...read.values, ...noted] }
}

function withAsked(
  questions: readonly OwnQuestion[],
  turn: Turn,
  { question, answered, today }: Before,
): Values {
  const { text, words, acts, asks, field } = turn
  const asked = questions.find(({ name }) => name === question)
  if (question === undefined || question === 'offer') return withDay(questions, turn, today)
  if (asked === undefined && question !== 'check' && question !== 'change') return turn
  const start = words.replace(opening, '').split(' ').slice(0, 3).join(' ')
  const ofForm = fieldIn(text)
  const isShort = words.split(' ').length <= mostOfAct
  const isStart = fieldIn(start) === ofForm && !/\b(?:her|his|their|of)\b/.test(start)
  const isCorrected = isShort && correcting.test(words) && isWrong(text)
  /** Whether it is about another field of the form: "the phone number is wrong". A text may speak of anything. */
  const isOfForm =
    ofForm !== undefined &&
    field === ofForm &&
    (asked === undefined || !isText(asked) || (fieldIn(asked.label) !== ofForm && (isStart || isCorrected)))
  // Only what is certain goes into another field while an own one is asked for.
  const others = asked
    ? turn.values.filter(
        ({ field: of, value, sure }) => sure === 'given' && (value !== undefined || of === ofForm),
      )
    : turn.values
  const left = { ...turn, values: others }
  const holding = (to: OwnQuestion, value: string | undefined, beside: FieldValue[] = []): Values => ({
    values: [...beside, { field: to.name, value, sure: 'given' }],
    wishes: [],
  })
  if (asks || leaving.some((act) => acts.has(act)) || (isShort && acts.has('wrong'))) return left

  const named = questions.find(({ name }) => name === field)
  const isNamed = correcting.test(words) || isWrong(text) || ownIn(questions, start) === named
  if (named !== undefined && named !== asked && isNamed) {
    const value = namedAnswer(named, text, today)
    if (value !== undefined) return holding(named, value, isText(named) ? [] : others)
    if (isWrong(text)) return { ...left, values: [] }
  }
  const before = questions.find(({ name }) => name === answered && name !== question)
  if (before !== undefined && correcting.test(words) && !isOfForm) {
    const value = correctedAnswer(before, asked, turn, today)
    if (value !== undefined) return holding(before, value)
  }
  if (asked === undefined) return left

  const isElsewhere = isOfForm && (isWrong(text) || others.length > 0)
  // "No, she is allergic" is a text.
  const isBare = (act: string) => !isText(asked) || (isShort && (act !== 'no' || yesOrNo(text) === 'no'))
  const skips = !isElsewhere && skipping.some((act) => acts.has(act) && isBare(act))
  if (isText(asked)) {
    if (skips) return holding(asked, undefined)
    if (isElsewhere || (isShort && talking.some((act) => acts.has(act)))) return left
    const value = readOwnAnswer(asked, text, today)
    return value === undefined ? left : holding(asked, value)
  }
  const [whole] = isOfForm
    ? []
    : [text, afterCorrection(text)].flatMap((said) => readOwnAnswer(asked, said, today) ?? [])
  if (whole !== undefined && (asked.kind !== 'number' || whole.length <= mostDigits)) {
    const isPhone = asked.kind !== 'date' && text.replace(/\D/g, '').length > mostDigits
    return holding(asked, whole, isPhone ? others : others.filter(({ field: of }) => of !== 'phone'))
  }
  // "Seven, and my email is …"
  const parts = others.length === 0 ? [] : text.split(/[,;.]\s+|\band\b/)
  const value = parts
    .filter((part) => fieldIn(part) === undefined && !/@|\d{4}/.test(part))
    .map((part) => readOwnAnswer(asked, part, today))
    .find((each) => each !== undefined)
  if (value !== undefined) return holding(asked, value, others)
  return skips
    ? holding(
        asked,
        undefined,
        others.filter((each) => each.value !== undefined),
      )
    : left
}

/** "I would like a table on the third of January": the day is noted, where the form asks for one. */
function withDay(questions: readonly OwnQuestion[], turn: Turn, today: string): Values {
  const [question, other] = questions.filter(({ kind }) => kind === 'date')
  // "I saw your site today" is no day to come.
  const isDate = namesMonth.test(turn.words) || /\d[-.]\s?\d/.test(turn.text)
  const value =
    question && !other && !turn.asks && isDate ? readOwnAnswer(question, turn.text, today) : undefined
  return question === undefined || value === undefined
    ? turn
    : { ...turn, values: [...turn.values, { field: question.name, value, sure: 'given' }] }
}

/** The answer to a field that is named: "the age is eight", "change the age to eight". */
function namedAnswer(named: OwnQuestion, text: string, today: string): string | undefined {
  const [, ...after] = text.split(assigning)
  const said = readOwnAnswer(named, after.join(' '), today)
  return said ?? (isText(named) ? undefined : readOwnAnswer(named, text, today))
}

/** The answer before, as the turn corrects it. Beside a question that takes any words, nothing else may be said. */
function correctedAnswer(
  before: OwnQuestion,
  asked: OwnQuestion | undefined,
  { text, words, values }: Turn,
  today: string,
): string | undefined {
  if (isText(before)) {
    const isMeant = (
      asked === undefined ? /\b(?:i mean|i meant|correction)\b/ : /\b(?:sorry|i mean|i meant)\b/
    ).test(words)
    const isOther = (asked !== undefined && !isText(asked)) || values.some(({ sure }) => sure === 'given')
    return isMeant && !isOther ? readOwnAnswer(before, text.replace(meant, ''), today) : undefined
  }
  const label = normalise(before.label).split(' ')
  const kept = words
    .replace(beside, ' ')
    .split(' ')
    .filter((word) => word !== '' && !label.includes(word))
  const isValue = (word: string) =>
    readOwnAnswer({ ...before, min: undefined, max: undefined }, word, today) !== undefined
  const isAlone = asked === undefined || before.kind === 'date' || kept.every(isValue)
  return isAlone ? readOwnAnswer(before, text, today) : undefined
}
