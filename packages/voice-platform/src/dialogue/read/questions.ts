import { normalise, withoutOpening } from '../words.ts'
import { yesOrNo } from './yes-or-no.ts'

const opening =
  /^(?:(?:and|first) )*(?:what|why|how|when|where|who|which|whose|do(?! not\b)|does|did|is|are|can|could|will|would|should|may|tell me|(?:i|we) (?:would like|want) to know|i (?:was|am) wondering|i wonder)\b/
/** "Could you change the mail to …?" asks for nothing but an entry in the form. */
const ordering =
  /^(?:can|could|will|would|may) (?:you|we|i|they|someone|somebody|anyone|the team) (?:please |just |also )*(?:call|ring|phone|contact|reach|come|take|change|note|write|put|use|make|correct|update|switch|replace|add|set|swap|give you)\b/

/** Whether a text asks something: it ends with a question mark, or begins like a question. */
export function isQuestion(text: string): boolean {
  const words = normalise(text)
  // "There are forty of them" tells; "hi there, are you open" asks.
  return (
    /\?\s*$/.test(text) ||
    (!/^there (?:is|are|was|were)\b/.test(words) && opening.test(withoutOpening(words)))
  )
}

export const isOrder = (text: string): boolean => ordering.test(withoutOpening(normalise(text)))

const joint =
  /(?<=[.!?;])\s+|\s+\+\s+|\s*,?\s+(?:and|but|also|plus)\s+(?:also\s+)?(?=(?:i|we|please|what|why|how|when|where|who|which|do|does|did|is|are|can|could|will|would)\b)|\s*[,;]\s*(?=(?:what|why|how|when|where|who|which|do you|does it|is it|is there|are you|can you|can it|can i)\b)/i

/** The gap between two sentences. The full stop of a title such as "Dr." ends no sentence. */
const ends = /(?<=[.!?;])(?<!\b(?:dr|mr|mrs|ms|st|inc|ltd)\.)\s+/i

/** The sentences of a turn. */
export const sentencesOf = (text: string): string[] => text.split(ends).filter((each) => each !== '')

/** The sentences of a turn, split at their commas. */
export const clausesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) => sentence.split(/,\s+/))

/** Most characters at the end of a turn that are searched for questions: people ask at the end. */
const mostCharacters = 400
/** Most parts of one turn that are answered. */
const mostParts = 3

/** The sentences of a turn, and the questions that one sentence joins: "what does it cost and how long does it take". */
export function partsOf(text: string): string[] {
  return text
    .slice(-mostCharacters)
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => (/\p{L}.*\s.*\p{L}/u.test(part) || / \+ /.test(text)) && yesOrNo(part) === undefined)
    .slice(-mostParts)
}
