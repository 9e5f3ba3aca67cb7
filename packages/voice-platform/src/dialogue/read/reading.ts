import type { Finder } from '../finder.ts'
import type { Field, FieldValue } from '../fields.ts'
import type { Knowledge, KnownFact, KnownPlace } from '../knowledge.ts'
import { normalise } from '../words.ts'
import { actsIn, type Act, callers } from './acts.ts'
import { booksIn, introducesIn } from './booking.ts'
import { correctValue, isRemoved, isWrong, likeWritten, withWordChanged } from './corrections.ts'
import { refusesNote } from './note.ts'
import { namedIn, withOwn } from './own-values.ts'
import { clausesOf, isQuestion, sentencesOf } from './questions.ts'
import { serviceIn } from './service.ts'
import { likelyAct, states, topicOf, type Asked, type Topic } from './topic.ts'
import { urgentIn } from './urgent.ts'
import { valuesIn } from './values.ts'
import { isThatAll, leaning } from './yes-or-no.ts'

/** Everything that one turn of the visitor holds. */
export type Reading = {
  /** The beginning of the turn, and its normalised words. */
  text: string
  words: string
  acts: ReadonlySet<Act>
  /** Whether it asks something. */
  asks: boolean
  values: readonly FieldValue[]
  /** The beginning of an address or number that is broken off. */
  partial?: string | undefined
  /** Wishes for a time. */
  wishes: readonly string[]
  /** Whether they replace earlier ones. */
  changesTime: boolean
  /** Whether it tells something, and neither asks nor wishes for anything. */
  tells: boolean
  /** What the visitor says the call is about, if that is no service: "it's about our invoices". */
  about?: string | undefined
  /** Whether it says that the visitor wants something, and does not ask. */
  wants: boolean
  /** A field that the visitor calls wrong, or takes out. */
  wrong?: Field | undefined
  removed?: Field | undefined
  /** The field that is named first. */
  field?: Field | undefined
  /** Corrects letters or digits of a value: "it's with a K". */
  patch(value: string, field: Field): string | undefined
  likeWritten: typeof likeWritten
  /** Whether it names what the form books in the owner's words: "a repair slot" is no appointment of another kind. */
  namesForm?: boolean
  /** What the turn asks about. */
  topic: Topic
  /** An entry of the content that is marked urgent. */
  urgent?: KnownFact | undefined
  place?: KnownPlace | undefined
}

type World = { knowledge: Knowledge; finder: Finder }

const corrects =
  /^(?:no|sorry|oh|wait|actually|it is with|it is spelled)\b|\b(?:wrong|typo|spelled|spelt|ends? in|surname)\b/
const going =
  /\b(?:go|take|bring|jump|navigate|scroll|lead|open|switch)\b.*\b(?:to|me|the|page|section)\b|^(?:please |can you |could you )*show (?:me|us)\b/
/** "How long did it take from start to end?" */
const informing = /^(?:(?:and|so|but) )*(?:how (?:long|much|many|often)|when|why|who)\b/
/** "I would like to try it", "we are looking for help". */
const wanting =
  /\b(?:i|we) (?:(?:would (?:like|love)|want|wish|need|have) (?:to|an?|the|some|somebody|someone)|(?:am|are) (?:looking for|interested))\b/
/** "Nah, e-mail is enough." A company may begin with the word, too. */
const refusing = /^(?:(?:oh|well|ah|um),? )?(?:no|nope|nah|nothing|none)(?=\s*[,.;!–])/i
/** "No, but tell them we close at nine." */
const adding =
  /\b(?:but|just|only|tell|wait|say|please|actually|sorry|add|make|put|it is|is|are|closed?)\b|(?:\S+ ){9}/
const about =
  /\b(?:it|this)(?: is|['’]s) (?:about|because of|regarding|concerning) (?!time\b)(?:(?!,| and (?:my|i)\b| (?:my|at|on) \S*[\d@])[^.!?])+/i
/** "Don't write that down." */
const withdrawing = /\b(?:do not|never) (?:write|note|add|put) (?:that|this|it)\b/
/** Most sentences that are searched for a correction. */
const mostSentences = 8
/** Acts that count in a long turn while a message is dictated. */
const ofMessages = new Set([
  'emergency',
  'identity',
  'read-back',
  'no-message',
  'yes',
  'no',
  'send',
  'done',
  'decline',
  'earlier',
])
/** Most words of an act while a message is dictated. */
const mostOfAct = 6
/** Most words of a goodbye, which is no name. */
const mostOfGoodbye = 3
/** Acts with which a turn is said to the assistant, and not for the form. */
const social = [
  'emergency',
  'frustration',
  'sympathy',
  'worry',
  'small-talk',
  'interrupted',
  'not-interested',
  'why-asked',
]

/** "Paula, what does it cost?" */
function withoutOwnName(text: string, name: string | undefined): string {
  if (name === undefined) return text
  const escaped = name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')
  const left = text
    .replace(
      new RegExp(`^(?:(?:hey|hi|hello|dear|ok|okay)[ ,]+)?${escaped}(?![\\p{L}'’])[,.!:]?\\s*`, 'iu'),
      '',
    )
    .replace(
      new RegExp(
        `(?:,\\s*|(?<=^(?:good \\w+|thanks|thank you|bye|goodbye|yes|no|ok|okay|please)) )${escaped}(?=[.!?]?$)`,
        'iu',
      ),
      '',
    )
  return left.trim() === '' ? 'hello' : left
}

/** Whether a sentence that tells something comes before others. */
const refusesNothing = (text: string): boolean => {
  const [first = '', ...others] = clausesOf(text)
  const isSaid = first.split(' ').length > 3 && !refusing.test(first) && !refusesNote(first)
  return others.length > 0 && isSaid && !isThatAll(first)
}

/**
 * Reads a turn. It knows the question that was asked last, and nothing else of the state.
 * @param today YYYY-MM-DD
 */
export function read(world: World, whole: string, longest: number, asked: Asked, today: string): Reading {
  const { knowledge, finder } = world
  const said = withoutOwnName(whole, knowledge.assistant?.name)
  const text = said.replace(/\s+/g, ' ').slice(0, longest)
  const words = normalise(text)
  const isMessage = asked.question === 'message'
  const acts = actsIn(text, isMessage)
  // A long message may hold such words: "I'd rather not type it all, just call me".
  if (isMessage && words.split(' ').length > mostOfAct)
    for (const act of acts) if (!ofMessages.has(act)) acts.delete(act)
  // "We close at nine. Nothing more." and "we close at nine, that's it" are messages.
  if (isMessage && refusesNothing(text))
    for (const act of ['no', 'done', 'skip', 'no-message']) acts.delete(act)
  const asks = acts.has('identity') || isQuestion(text) || sentencesOf(text).some(isQuestion)
  const likely = likelyAct(finder, text, asked.last)
  const isDoubtful = likely === 'book' || (likely === 'identity' && acts.has('human'))
  if (likely !== undefined && !isDoubtful && !(isMessage && words.split(' ').length > mostOfAct))
    acts.add(likely)
  const isLeaning =
    ['check', 'offer'].includes(asked.question ?? '') ||
    (asked.question !== undefined && !(isMessage && adding.test(words)) && refusing.test(text))
  const leans = isLeaning ? leaning(text, asked.question === 'offer') : undefined
  if (leans !== undefined && !acts.has('decline')) acts.add(leans)
  const isSocial =
    social.some((act) => acts.has(act)) || (acts.has('thanks') && /\b(?:thanks|you) for\b/.test(words))
  const spaced = said.replace(/\s+/g, ' ')
  const found = valuesIn(world, isMessage ? spaced : spaced.slice(0, longest), asked)
  if (
    !acts.has('decline') &&
    !acts.has('earlier') &&
    !acts.has('not-interested') &&
    likely !== 'human' &&
    !acts.has('human') &&
    (booksIn(world, text, asked.last) || (!isSocial && introducesIn(found.values, asks, wanting.test(words))))
  )
    acts.add('book')
  const { own = [] } = knowledge.consultation
  const called = normalise(knowledge.consultation.called ?? '').replace(/^an? /, '')
  const fieldIn = (part: string): Field | undefined => namedIn(own, part)
  const named = fieldIn(text)
  // "It has no name yet" at the question for the company.
  const field =
    named === 'name' && asked.question === 'company' && /\b(?:no|not|yet|without)\b/.test(words)
      ? 'company'
      : named
  if (own.some(({ name }) => name === named) && asks && /\bwhy\b/.test(words)) acts.add('why-asked')
  const sentences = sentencesOf(text).slice(0, mostSentences)
  // What is left over is no value if it is something else.
  const isGoodbye = acts.has('goodbye') && words.split(' ').length <= mostOfGoodbye
  const values = isGoodbye
    ? []
    : isSocial
      ? found.values.filter(
          ({ sure, value }) => sure === 'given' && value !== undefined && !acts.has('interrupted'),
        )
      : [...acts].every((act) =>
            ['book', 'note', 'decline', 'earlier', 'remark', 'thanks', 'read-back'].includes(act),
          )
        ? found.values
        : // "Forget it" takes nothing back from the message, and is none.
          found.values.filter(
            ({ sure, value = '' }) => sure !== 'asked' && !(acts.has('stop') && normalise(value) === words),
          )
  const wishes = isSocial ? [] : found.wishes
  const [subject = ''] = about.exec(text) ?? []
  const turn = { text, words, acts, asks, field, values, wishes, partial: found.partial }
  return {
    ...turn,
    ...withOwn(own, turn, { ...asked, today }),
    changesTime:
      found.wishes.length > 0 &&
      /\b(?:better|instead|rather|no|not|sorry|change|make it|actually)\b/.test(words),
    tells: states(text),
    about: subject === '' || serviceIn(subject, world) !== undefined ? undefined : subject,
    wants: !asks && wanting.test(words),
    wrong: field !== undefined && isWrong(text) ? field : undefined,
    removed:
      acts.has('stop') || asks
        ? undefined
        : (fieldIn(clausesOf(text).find((each) => isRemoved(each) && fieldIn(each) !== undefined) ?? '') ??
          (withdrawing.test(words) ? 'message' : undefined)),
    patch: (value, of) =>
      of === 'message'
        ? withWordChanged(value, text)
        : (isMessage || asks) && !corrects.test(words)
          ? undefined
          : [text, ...sentences]
              .map((each) => correctValue(value, each))
              .find((each) => each !== undefined && each !== value),
    likeWritten,
    namesForm: / /.test(called) && words.includes(called),
    get topic() {
      return topicOf(finder, text, {
        ...asked,
        caller: asked.caller ?? (callers.some((act) => acts.has(act)) ? 'new' : undefined),
      })
    },
    urgent: urgentIn(knowledge.facts, text, asked.last),
    place: going.test(words) && !informing.test(words) ? finder.placeIn(text) : undefined,
  }
}
