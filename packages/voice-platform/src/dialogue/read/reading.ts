import type { Finder } from '../finder.ts'
import type { FieldValue, FormField } from '../fields.ts'
import type { Knowledge, KnownFact, KnownPlace } from '../knowledge.ts'
import { normalise } from '../words.ts'
import { actsIn, type Act } from './acts.ts'
import { booksIn, introducesIn } from './booking.ts'
import { correctValue, likeWritten } from './corrections.ts'
import { isQuestion, sentencesOf } from './questions.ts'
import { likelyAct, topicOf, type Asked, type Topic } from './topic.ts'
import { messageOf, valuesIn } from './values.ts'

/** Everything that one turn of the visitor holds. */
export type Reading = {
  /** The beginning of the turn, and its normalised words. */
  text: string
  words: string
  acts: ReadonlySet<Act>
  /** Whether it asks something. */
  asks: boolean
  /** Whether it begins with a yes and wants nothing else. */
  agrees: boolean
  values: readonly FieldValue[]
  /** The beginning of an address or number that is broken off. */
  partial?: string | undefined
  /** Wishes for a time. */
  wishes: readonly string[]
  /** Whether they replace earlier ones. */
  changesTime: boolean
  /** The text as a message, as a whole. */
  message: string
  /** A field that the visitor calls wrong, or takes out. */
  wrong?: FormField | undefined
  removed?: FormField | undefined
  /** The field that is named first. */
  field?: FormField | undefined
  /** Whether letters are spelled. */
  spells: boolean
  /** Corrects letters or digits of a value: "it's with a K". */
  patch(value: string, field: FormField): string | undefined
  likeWritten: typeof likeWritten
  /** What the turn asks about. */
  topic: Topic
  /** An entry of the content that is marked urgent. */
  urgent?: KnownFact | undefined
  place?: KnownPlace | undefined
}

type World = { knowledge: Knowledge; finder: Finder }

const fieldNames: readonly [RegExp, FormField][] = [
  [/\be ?mail\b|\bmail\b/, 'email'],
  [/\bphone\b|\btelephone\b|\bnumber\b|\bmobile\b/, 'phone'],
  [/\bcompany\b|\bbusiness\b|\bfirm\b/, 'company'],
  [/\bservice\b/, 'service'],
  [/\bmessage\b|\bnote\b/, 'message'],
  [/\bname\b/, 'name'],
]
const wrong =
  /\b(?:change|correct|fix|edit|redo|update|wrong|different|incorrect|not right|mistake|misspell\w*|typo)\b/
/** "Take the number out." */
const removing = /\b(?:remove|delete|drop|without|(?:take|leave)\b.*\bout)\b/
const spelled = /(?<!\p{L})\p{L}(?:-\p{L}){2,}(?!\p{L})|\b(?:spelled|spelt|i spell)\b/iu
const corrects =
  /^(?:no|sorry|oh|wait|actually|it is with|it is spelled)\b|\b(?:wrong|typo|spelled|spelt|ends? in|surname)\b/
const going =
  /\b(?:go|take|bring|jump|navigate|scroll|lead|open|switch)\b.*\b(?:to|me|the|page|section)\b|^(?:please |can you |could you )*show (?:me|us)\b/
/** Most sentences that are searched for a correction. */
const mostSentences = 8
/** Most words of an act while a message is dictated. */
const mostOfAct = 6
/** Least score at which an urgent entry is told. */
const leastUrgent = 0.3

/** "Paula, what does it cost?" */
function withoutOwnName(text: string, name: string | undefined): string {
  if (name === undefined) return text
  const escaped = name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')
  const left = text
    .replace(
      new RegExp(`^(?:(?:hey|hi|hello|dear|ok|okay)[ ,]+)?${escaped}(?![\\p{L}'’])[,.!:]?\\s*`, 'iu'),
      '',
    )
    .replace(new RegExp(`,\\s*${escaped}(?=[.!?]?$)`, 'iu'), '')
  return left.trim() === '' ? 'hello' : left
}

/** Reads a turn. It knows the question that was asked last, and nothing else of the state. */
export function read(world: World, whole: string, longest: number, asked: Asked): Reading {
  const { knowledge, finder } = world
  const said = withoutOwnName(whole, knowledge.assistant?.name)
  const text = said.replace(/\s+/g, ' ').slice(0, longest)
  const words = normalise(text)
  const isMessage = asked.question === 'message'
  const acts = actsIn(text, isMessage)
  const asks = acts.has('identity') || isQuestion(text) || sentencesOf(text).some(isQuestion)
  const likely = likelyAct(finder, text, asked.last)
  if (likely !== undefined && likely !== 'book' && !(isMessage && words.split(' ').length > mostOfAct))
    acts.add(likely)
  const closing = sentencesOf(text).at(-1) ?? ''
  if (
    likely === undefined &&
    closing !== text &&
    !isQuestion(text) &&
    likelyAct(finder, closing, asked.last) === 'goodbye'
  )
    acts.add('goodbye')
  const found = valuesIn(world, text, asked.question, asked.begun)
  if (!acts.has('decline') && (booksIn(world, text, asked.last) || introducesIn(found.values, asks)))
    acts.add('book')
  const field = fieldNames.find(([name]) => name.test(words))?.[1]
  const urgent = knowledge.facts.some((fact) => fact.urgent === true)
    ? finder
        .find(text, asked.last)
        .find(
          ({ target, score }) =>
            target.kind === 'fact' && target.fact.urgent === true && score >= leastUrgent,
        )?.target
    : undefined
  const sentences = sentencesOf(text).slice(0, mostSentences)
  return {
    text,
    words,
    acts,
    asks,
    agrees:
      !asks &&
      !acts.has('decline') &&
      /^(?:yes|yeah|yep|yup|sure)\b(?!.*\b(?:but|question|tell|explain|know|wonder)\b)/.test(words),
    // What is left over is no value if it is something else.
    values: [...acts].every((act) => ['book', 'decline', 'remark'].includes(act))
      ? found.values
      : found.values.filter(({ sure }) => sure !== 'asked'),
    partial: found.partial,
    wishes: found.wishes,
    changesTime:
      found.wishes.length > 0 &&
      /\b(?:better|instead|rather|no|not|sorry|change|make it|actually)\b/.test(words),
    message: messageOf(said),
    field,
    wrong: field !== undefined && wrong.test(words) ? field : undefined,
    removed: field !== undefined && removing.test(words) && !acts.has('stop') ? field : undefined,
    spells: spelled.test(text),
    patch: (value, of) =>
      (isMessage && !corrects.test(words)) || of === 'message' || (asks && !corrects.test(words))
        ? undefined
        : [text, ...sentences]
            .map((each) => correctValue(value, each))
            .find((each) => each !== undefined && each !== value),
    likeWritten,
    get topic() {
      return topicOf(finder, text, asked)
    },
    urgent: urgent?.kind === 'fact' ? urgent.fact : undefined,
    place: going.test(words) ? finder.placeIn(text) : undefined,
  }
}
