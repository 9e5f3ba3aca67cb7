import { normalise, stemsOf, isFunctionStem } from '../words.ts'
import { fieldIn, isDigits, isWrong } from './corrections.ts'
import { isOrder, isQuestion } from './questions.ts'
import { timeIn } from './times.ts'
import { states } from './topic.ts'
import { yesOrNo } from './yes-or-no.ts'

const verb = String.raw`(?:put|write|note|add|say|mention)`
const ask = String.raw`^(?:(?:please|and|so|also|just|then|yes|no|oh|well|ok|okay|could you|can you|would you|you can|i would like you to)[ ,:]+)*`
const field = String.raw`(?:(?:as|in|into|for|to|with|on) )?(?:(?:the|a|my) )?(?:message|msg|note|remark|comment)`

/** "Put in the message that we close at nine", "tell them we close at nine", "write that …", "note: two shops". */
const dictated: readonly RegExp[] = [
  new RegExp(
    String.raw`${ask}(?:put|write|add|note) (?!(?:that|it|this|down|in|into)\b)([^.]+?) (?:in|into|as) (?:the|a|my) (?:message|note)[.!]?$`,
    'iu',
  ),
  new RegExp(
    String.raw`${ask}(?:${verb}(?: (?:that|this|it|down))?(?: please)?,? )?${field}(?: (?:is|should be)|[:,])?[:,]? (?:that |please )*(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`${ask}(?:tell|inform|remind|let) (?:them|him|her|your \w+|the \w+|somebody|someone)(?: know)?,? (?:that |please )*(?:to )?(.+)$`,
    'iu',
  ),
  new RegExp(String.raw`${ask}${verb}(?: down)?(?: that|:) (.+)$`, 'iu'),
  /\b(?:in|into|to) (?:the|my|a) (?:message|note) that (.+)$/iu,
]

/** Nothing is to be added: "no message", "I have nothing to add", "no, nothing more". */
const refusing =
  /\b(?:no|without(?: an?y?)?|skip the)(?: (?:other|further|more|extra|additional))? (?:message|msg|note|text|comment)s?\b(?! (?:me|us|yet))|\b(?:message|msg|note) is not (?:needed|necessary|required)\b|\bleave the message (?:empty|out|blank)\b|\bnothing (?:else|more|further|to add|to write|to say)\b|\b(?:do not|no) (?:want|wish|need) to (?:add|say)\b/

export const refusesNote = (text: string): boolean =>
  refusing.test(normalise(text)) && !/\b(?:except|but|only|just)\b.{8}/i.test(text)

/** The message that a sentence dictates. */
export function dictatedIn(sentence: string): string | undefined {
  const said = sentence.trim().replace(/[?]$/, '')
  const note = dictated.map((each) => each.exec(said)?.[1]).find((each) => each !== undefined)
  return note !== undefined && /\p{L}{2}/u.test(note) && !/^(?:that|it|this|so|wrong)[.!]?$/i.test(note)
    ? note.trim()
    : undefined
}

/** Whether a sentence says more than the name of a field. */
const tells = (sentence: string): boolean =>
  stemsOf(sentence).some((word) => !isFunctionStem(word) && fieldIn(word) === undefined)

/** What people say before a message: "um, yes. Just say that". */
const opening =
  /^(?:(?:um+|uh+|er|oh|ah|wait|ok(?:ay)?|yes|yeah|sure|no(?=[,.] (?:just|only)))[,.:]? +)+|^(?:just|only) (?:the |an? )?(?=\p{Ll})|^(?:(?:just|please|you can|could you) )*(?:say|write|note|add)(?: down)?(?: that\b)?[:,]? (?!me\b|us\b|to\b)/giu
/** The message in the sentences that hold nothing else. @param isChecked whether the form is read back, and not the message asked for */
export function messageIn(sentences: readonly string[], isChecked: boolean): string | undefined {
  const [first = ''] = sentences
  if (isChecked ? !states(first) || isWrong(first) : isQuestion(first) && !isOrder(first)) return undefined
  const told = sentences.filter(
    (each, at) =>
      (!isChecked || !isQuestion(each) || isOrder(each) || at > 0) &&
      !isDigits(each) &&
      tells(each) &&
      (!isChecked || fieldIn(each) === undefined || fieldIn(each) === 'message') &&
      yesOrNo(each) === undefined,
  )
  const said = told.join(' ').trim()
  const message = isChecked ? said : said.replace(opening, '').replace(opening, '')
  return /\p{L}{2}/u.test(message) ? message : undefined
}

/** Words of a wish how, when or in which language to be reached. */
const wishing =
  /\b(?:prefer\w*|suits?|rather (?:than|not)|best (?:time|day|to|in|on|is|for)|(?:would|will|is|are) (?:be )?(?:best|good|better|fine|perfect|ideal|great)|only (?:after|before|on|in|between)|not (?:on|before|after|during|between) (?!all)|away (?:until|from|on)|closed on|free on|works? (?:best|for me)?|if possible|please (?:call|ring|phone|write|email|not|only|before|after))\b/i
const reaching =
  /\b(?:call|ring|phone|telephone|reach|talk|speak|visit|appointment|meeting|demo|conversation|chat|slot|trial nights?)\b/i

/** Whether a sentence is a wish for a time or a way to be reached, and nothing else. */
export const wishesIn = (sentence: string): boolean => {
  const words = sentence.split(/\s+/).length
  const isAbout = reaching.test(sentence) || wishing.test(sentence)
  return (
    !/\b(?:give|have|tell) (?:you )?(?:my|an?|any|it)\b/i.test(sentence) &&
    (!isQuestion(sentence) || isOrder(sentence)) &&
    ((timeIn(sentence) !== undefined && (words <= 6 || isAbout)) ||
      (wishing.test(sentence) &&
        reaching.test(sentence) &&
        words > 3 &&
        /\b(?:i|we|me|us|my|our|please)\b/i.test(sentence)))
  )
}
