import { normalise, wordList } from '../words.ts'
import { isWrong } from './corrections.ts'

const yes = new Set(wordList('yes'))
const no = new Set(wordList('no'))
const fillers = new Set(wordList('beside-yes'))

/** Whether normalised words say nothing but a yes, or stand beside one. */
export const isAssent = (words: string): boolean =>
  words.split(' ').every((word) => yes.has(word) || fillers.has(word))

/**
 * Whether words say yes or no and nothing else. "Yes, but how much is it?" is neither: it asks.
 * @returns undefined for anything else
 */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  if (/\?\s*$/.test(text)) return undefined
  const words = normalise(text.replace(/^\s*y\b/i, 'yes')).split(' ')
  if (!words.every((word) => no.has(word) || isAssent(word))) return undefined
  if (words.some((word) => no.has(word))) return 'no'
  if (words.some((word) => yes.has(word))) return 'yes'
  return /^(?:please(?: do)?|go (?:ahead|for it|on)|of course|do it|please go ahead|(?:you can |you may )?(?:send|submit) it|off it goes|i would (?:like|love) (?:that|to)|let us do (?:it|that))\b/.test(
    words.join(' '),
  )
    ? 'yes'
    : undefined
}

/** Whether a text says that the visitor is done: "no, that's all", "nothing else". */
export const isThatAll = (text: string): boolean =>
  /\b(?:that is (?:all|it|everything|fine|enough)|nothing (?:else|more|to (?:change|add))|no changes?|(?:is|are) all (?:good|right|correct|fine))\b|^(?:\w+ ){0,2}not? (?:more|anything)\b|\ball (?:good|right|correct|fine)$/.test(
    normalise(text),
  )

const doubting =
  /\b(?:but|almost|nearly|wait|except|change|instead|however|only|question|tell|explain|know|wonder|add|also|should|remove|delete|drop|out|back|what|how|when|who|where|why|wrong|incorrect|not|no|nope|never)\b/

const refusing =
  /^(?:(?:oh|hmm?|um|wait|well|sorry|hold on|hang on) )*(?:no|nope|nah|almost|nearly)\b|\b(?:not (?:quite|right|correct|yet)|do not|incorrect)\b/

const sending =
  /\b(?:send|sent|submit|dispatch|off (?:it goes|with it|you go)|go ahead|fill (?:it |the form )?in|proceed|confirm(?:ed)?)\b/
const withholding = /\b(?:not|never|before|wait|until) (?:\w+ ){0,3}(?:send|submit)\b/

/** Whether a clause asks to send: "do send it, young man". */
export const isSending = (clause: string): boolean => {
  const words = normalise(clause)
  return (
    sending.test(words) &&
    !withholding.test(words) &&
    !/\b(?:how|what|when|me|us)\b|^(?:\w+ ){0,2}(?:does|do|will) (?:it|you|that|they)\b/.test(words)
  )
}

/** "Cheers, that is all for now": after an offer, the visitor wants nothing more. */
const ending = /\bthat is (?:all|it|everything|enough)\b|\bnothing (?:else|more)\b/

/**
 * What words lean to that say a yes or a no among others: "perfect, yes please do".
 * @param isOffered whether they answer an offer, and not the read-back of the form
 * @returns undefined for a yes with a doubt
 */
export function leaning(text: string, isOffered = false): 'yes' | 'no' | undefined {
  if (/\?\s*$/.test(text)) return undefined
  const words = normalise(text)
  if (isOffered && ending.test(words) && !words.split(' ').some((word) => yes.has(word))) return 'no'
  const clauses = text.split(/[.,;!?]+/)
  if (isThatAll(text) || (clauses.some(isSending) && !refusing.test(words))) return 'yes'
  if (isWrong(text) || refusing.test(words)) return 'no'
  const isDoubted = doubting.test(words)
  return words.split(' ').some((word) => yes.has(word)) && !isDoubted ? 'yes' : yesOrNo(text)
}
