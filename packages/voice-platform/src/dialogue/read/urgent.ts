import type { LastAnswer } from '../follow-up.ts'
import type { KnownFact } from '../knowledge.ts'
import { groupsOfStem, isFunctionStem, normalise, stemsOf, withoutOpening } from '../words.ts'
import { sentencesOf } from './questions.ts'

/** Telling words that a turn must share with a way to tell of an emergency. */
const leastShared = 2
/** Most words of a turn that tells of it with one. */
const mostOfCry = 5
/** "Do the horses bite?", "which dogs do you take?": nobody is in danger. */
const asking =
  /^(?:do|does|did|which|what (?!if)|how (?:many|much|often|old|long)|are there|is there|have you)\b/
/** "Does it matter that my dog ate it?": somebody may be. */
const ofSomebody = /\b(?:my|our|i|we|he|she|him|her|somebody|someone)\b/
const past = /\blast (?:week|month|year)\b|\b(?:weeks?|months?|years?) ago\b/
/** What is said after the answer to an emergency: "what should I do now?", "what was that number?" */
const helpless =
  /^(?:(?:and|but|so|ok|okay|oh|please|god|no) )*(?:what (?:now|then|next|(?:else )?(?:should|do|can|shall|must) (?:i|we) do\b.*)|help(?: me| us)?|(?:what|which) (?:is|was) (?:the|that|your|his|her) (?:\w+ )?number\b.*)$/

/** How somebody is, said after the answer to an emergency. */
const goingOn =
  /^(?:(?:and|but|so|stop|no|oh|please|god|now|help) )*(?:he|she|they|it) (?:is|are|has|have|had|can|does|do|did|will|just|still|keeps?|stopped)\b/

/** Words for people. That one is named does not mean that they are in danger. */
const people: ReadonlySet<string> = new Set(
  stemsOf(
    'child children kid kids son daughter boy girl baby husband wife mother father mum dad friend man woman',
  ),
)

const telling = (text: string): string[] => stemsOf(text).filter((word) => !isFunctionStem(word))

/** The telling words of what else the content speaks of, by its facts: "horse" and "daughter" are no emergency at a riding school. */
const ordinaryWords = new WeakMap<readonly KnownFact[], ReadonlySet<string>>()

function ordinaryIn(facts: readonly KnownFact[]): ReadonlySet<string> {
  const known =
    ordinaryWords.get(facts) ??
    new Set(
      facts
        .filter(({ urgent }) => urgent !== true)
        .flatMap(({ say, about = '', asked = [] }) => [say, about, ...asked].flatMap(telling)),
    )
  ordinaryWords.set(facts, known)
  return known
}

/**
 * The entry marked urgent that a turn speaks of: it shares telling words with a way to tell of it, and one of them stands nowhere
 * else in the content; or with several ways, and all of them do. Who asks what to do after its answer hears it again.
 */
export function urgentIn(facts: readonly KnownFact[], text: string, last: LastAnswer): KnownFact | undefined {
  const entries = facts.filter(({ urgent }) => urgent === true)
  if (entries.length === 0) return undefined
  const words = withoutOpening(normalise(text))
  const told = entries.find(({ id }) => id === last.fact)
  // Whoever goes on to tell of it hears it again: "stop, he is going blue".
  const isTold =
    told !== undefined && goingOn.test(words) && !/[@\d]|\b(?:name|mail|number|phone)\b/i.test(text)
  if (helpless.test(words) || isTold) return told
  const ordinary = ordinaryIn(facts)
  const asks = (words: string) => asking.test(withoutOpening(words)) && !ofSomebody.test(words)
  const said = sentencesOf(text).filter((each) => !asks(normalise(each)))
  const heard = new Set(said.flatMap(telling).flatMap((word) => [word, ...groupsOfStem(word)]))
  const isShared = (word: string) => [word, ...groupsOfStem(word)].some((each) => heard.has(each))
  const isTelling = (word: string) => !ordinary.has(word) && !people.has(word)
  const tellsOf = (way: string): boolean => {
    const ofWay = telling(way)
    const shared = ofWay.filter(isShared)
    // One word is enough if little else is said: "it is burning!"
    const least = words.split(' ').length <= mostOfCry ? Math.min(leastShared, ofWay.length) : leastShared
    const isEnough = shared.length > 0 && shared.length >= least
    const isWhole = shared.length === ofWay.length && shared.length > leastShared
    return isEnough && (isWhole || shared.some(isTelling))
  }
  // "He had nuts and his lips are swelling": each word stands in another way to tell of it.
  const tellsAtAll = (ways: readonly string[]): boolean =>
    [...new Set(ways.flatMap(telling))].filter((word) => isTelling(word) && isShared(word)).length >=
    leastShared
  return past.test(words)
    ? undefined
    : entries.find(({ asked = [] }) => asked.some(tellsOf) || tellsAtAll(asked))
}
