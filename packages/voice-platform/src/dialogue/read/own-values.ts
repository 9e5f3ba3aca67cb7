import type { Field, FieldValue, OwnQuestion } from '../fields.ts'
import { isFunctionStem, normalise, stemsOf } from '../words.ts'
import { fieldIn, isWrong } from './corrections.ts'
import { readOwnAnswer } from './own-answer.ts'
import type { Reading } from './reading.ts'
import { yesOrNo } from './yes-or-no.ts'

/** What a turn holds for the fields of the agency's own, besides what was read of it. */
type Turn = Pick<Reading, 'acts' | 'asks' | 'field' | 'text' | 'words' | 'values' | 'wishes' | 'partial'>
/** The question that was asked last, the field that was answered last, and today as YYYY-MM-DD. */
type Before = { question: string | undefined; answered: Field | undefined; today: string }

/** Acts that leave the form, or begin it again: nothing beside them is an answer. */
const leaving = ['restart', 'stop', 'drop', 'later', 'not-interested', 'goodbye', 'send', 'emergency']
/** Acts that a short turn has instead of an answer in words. */
const talking = ['read-back', 'repeat', 'identity', 'hesitate', 'interrupted', 'frustration']
const skipping = ['skip', 'decline', 'no', 'done']
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

const isText = ({ kind }: OwnQuestion): boolean => kind === 'text' || kind === 'long-text'
const telling = (text: string): string[] => stemsOf(text).filter((word) => !isFunctionStem(word))

/** The own field whose label shares most with a text. @returns undefined if it shares none, or several share as many */
export function ownIn(questions: readonly OwnQuestion[], text: string): OwnQuestion | undefined {
  const said = new Set(stemsOf(text))
  const shared = (question: OwnQuestion) => telling(question.label).filter((word) => said.has(word)).length
  const [best, next] = questions.toSorted((one, other) => shared(other) - shared(one))
  return best === undefined || shared(best) === 0 || (next && shared(next) === shared(best)) ? undefined : best
}

/** The field that a text names: one of the agency's own by its label. */
export function namedIn(questions: readonly OwnQuestion[], text: string): Field | undefined {
  const own = ownIn(questions, text)
  const said = new Set(stemsOf(text))
  const isWhole = own && telling(own.label).every((word) => said.has(word))
  return isWhole ? own.name : (fieldIn(text) ?? own?.name)
}

/** The values and wishes of a turn in the form, with those of the agency's own fields. */
export function withOwn(
  questions: readonly OwnQuestion[],
  turn: Turn,
  { question, answered, today }: Before,
): Pick<Turn, 'values' | 'wishes' | 'partial'> {
  const { text, words, acts, asks, values } = turn
  const asked = questions.find(({ name }) => name === question)
  const before = questions.find(({ name }) => name === answered)
  const isCheck = question === 'check' || question === 'change'
  const unchanged = { values, wishes: turn.wishes, partial: turn.partial }
  const put = (to: OwnQuestion, value: string | undefined, others: readonly FieldValue[] = []) => ({
    values: [...others, { field: to.name, value, sure: 'given' as const }],
    wishes: [],
    partial: undefined,
  })
  if (asked === undefined && !isCheck) return unchanged

  const isLed = (named: boolean) => named && !/\b(?:her|his|their|of)\b/.test(start)
  const start = words.replace(opening, '').split(' ').slice(0, 3).join(' ')
  const corrects = correcting.test(words) || isWrong(text)
  /** Whether it speaks of another field than the one asked for: "the phone number is wrong". */
  const ofForm = fieldIn(text)
  const isOfForm =
    ofForm !== undefined &&
    turn.field === ofForm &&
    (asked === undefined || !isText(asked) || (fieldIn(asked.label) !== ofForm && isLed(fieldIn(start) === ofForm)))
  // Only what is certain goes into another field while an own one is asked for.
  const others = asked
    ? values.filter(({ field, value, sure }) => sure === 'given' && (value !== undefined || field === ofForm))
    : values
  const left = { ...unchanged, values: others }
  const isShort = words.split(' ').length <= mostOfAct
  if (asks || leaving.some((act) => acts.has(act)) || (isShort && acts.has('wrong'))) return left

  const named = questions.find(({ name }) => name === turn.field)
  if (named !== undefined && named !== asked && (isCheck || corrects || isLed(ownIn(questions, start) === named))) {
    const [, ...after] = text.split(assigning)
    const said = isText(named) ? after.join(' ').trim() : text
    const value = readOwnAnswer(named, said, today)
    if (value !== undefined) return put(named, value, isText(named) ? [] : others)
    if (isWrong(text)) return { ...left, values: [] }
  }
  if (before !== undefined && before !== asked && correcting.test(words) && !isOfForm) {
    const value = corrected(before, asked)
    if (value !== undefined) return put(before, value)
  }
  if (asked === undefined) return left
  if (isText(asked)) {
    // "No, she is allergic" says something.
    const skips = skipping.some((act) => acts.has(act) && (act !== 'no' || yesOrNo(text) === 'no'))
    if (skips && isShort) return put(asked, undefined)
    if (isShort && talking.some((act) => acts.has(act))) return left
    const value = isOfForm && (isWrong(text) || others.length > 0) ? undefined : readOwnAnswer(asked, text, today)
    return value === undefined ? left : put(asked, value)
  }
  const whole = isOfForm ? undefined : readOwnAnswer(asked, text, today)
  const isOwn = whole !== undefined && (asked.kind !== 'number' || whole.length <= mostDigits)
  const rest = text.split(/[,;.]\s+|\band\b/).filter((each) => fieldIn(each) === undefined && !/@|\d{4}/.test(each))
  const value = isOwn ? whole : others.length > 0 ? answerIn(rest) : undefined
  if (value !== undefined) return put(asked, value, isOwn && asked.kind === 'date' ? [] : others)
  const skips = skipping.some((act) => acts.has(act)) && !(isOfForm && (isWrong(text) || others.length > 0))
  return skips ? put(asked, undefined, others.filter((each) => each.value !== undefined)) : left

  function answerIn(parts: readonly string[]): string | undefined {
    return asked && parts.map((each) => readOwnAnswer(asked, each, today)).find((each) => each !== undefined)
  }

  /** The answer before, as the turn corrects it. Beside a question that takes any words, nothing else may be said. */
  function corrected(to: OwnQuestion, beside: OwnQuestion | undefined): string | undefined {
    if (isText(to)) {
      const isMeant = /\b(?:sorry|i meant?|correction)\b/.test(words) && (beside === undefined || isText(beside))
      return isMeant ? readOwnAnswer(to, text.replace(meant, ''), today) : undefined
    }
    const value = readOwnAnswer(to, text, today)
    const isOther = beside !== undefined && isText(beside) && !isAlone(to)
    return isOther ? undefined : value
  }

  function isAlone(to: OwnQuestion): boolean {
    const label = normalise(to.label).split(' ')
    const kept = words.replace(beside, ' ').split(' ').filter((word) => word !== '' && !label.includes(word))
    const unbounded = { ...to, min: undefined, max: undefined }
    return to.kind === 'date' || kept.every((word) => readOwnAnswer(unbounded, word, today) !== undefined)
  }
}

/** What comes before a corrected text: "no, sorry, I meant". */
const meant = /^(?:(?:no|oh|sorry|wait|actually|i mean|i meant|correction|it is|it['’]s)\b[,.:]?\s*)+/i
