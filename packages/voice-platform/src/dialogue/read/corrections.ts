import { slips } from '../spelling.ts'
import type { FormField } from '../fields.ts'
import { isCommonWord, normalise } from '../words.ts'
import { hearDigits } from './spelled.ts'

const fieldNames: readonly [RegExp, FormField][] = [
  [/\be ?mail\b|\bmail\b/, 'email'],
  [/\bphone\b|\btelephone\b|\bnumber\b|\bmobile\b/, 'phone'],
  [/\bcompany\b|\bbusiness\b|\bfirm\b|\bemployer\b|\benterprise\b/, 'company'],
  [/\bservice\b/, 'service'],
  [/\bmessage\b|\bnote\b/, 'message'],
  [/\bname\b/, 'name'],
]
const wrong =
  /\b(?:change|correct (?:the|my|it|that|this)|fix|edit|redo|update|wrong|different|incorrect|not right|mistake|misspell\w*|typo)\b/
/** "Take the number out." */
const removing = /\b(?:remove|delete|drop|without|(?:take|leave)\b.*\bout)\b/

/** The field of the form that words name first. */
export const fieldIn = (text: string): FormField | undefined => {
  const words = normalise(text)
  const named = fieldNames.flatMap(([name, field]) => {
    const at = words.search(name)
    return at < 0 ? [] : [{ at, field }]
  })
  return named.toSorted((one, other) => one.at - other.at)[0]?.field
}
/** Whether words call something wrong, or take something out. */
export const isWrong = (text: string): boolean => wrong.test(normalise(text))
export const isRemoved = (text: string): boolean => removing.test(normalise(text))

/** Letters that sound alike: the letter meant, and those that may have been heard instead. */
const soundsLike = new Map(
  'kck cks szc zs yi iy fv vfw wv td dt pb bp nm mn ea ae jg gj'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Gives a letter the case of the letter it replaces. */
const likeCase = (letter: string, model: string): string =>
  model === model.toUpperCase() ? letter.toUpperCase() : letter

/** Reads a text that only spells a word: "it's c-a-r-i-n". */
function spelledWord(words: string): string | undefined {
  const letters =
    /^(?:(?:no|sorry|oh|and|it's|it is|that's|that is|is|my|the|first|last|family|given|name|surname|is|spelled|spelt|written|with|[a-z]{4,}|(?:one|two|double|single) [a-z])[,:]? +)*((?:[a-z][-. ,]+){2,}[a-z])$/.exec(
      words,
    )?.[1]
  return letters?.replace(/[^a-z]/g, '')
}

/** "And then one four six", "and 15 at the end": the digits that a number goes on with. */
function secondPiece(said: string): string | undefined {
  const piece =
    /^(?:(?:and|then|plus|also|it goes on|followed by|um|uh)[ ,.:]+)+(.+?)(?: (?:at|in) the end| more| as well| too)?[.!]*$/i.exec(
      said,
    )?.[1]
  return piece !== undefined && isDigits(piece) ? hearDigits(piece) : undefined
}

/** Whether words are digits and nothing else. */
export const isDigits = (said: string): boolean =>
  normalise(said)
    .split(' ')
    .every((word) => /^(?:double|triple|treble|hundred|o|plus)$/.test(word) || hearDigits(word) !== '')

/** Gives the first letter of a word the case of the word it replaces. */
const likeWord = (word: string, model: string): string =>
  likeCase(word.charAt(0), model.charAt(0)) + word.slice(1)

/** Replaces a part of a value, ignoring case. */
function replacePart(value: string, wrong: string, right: string): string | undefined {
  const at = value.toLowerCase().indexOf(wrong.toLowerCase())
  if (at < 0 || wrong === '') return undefined
  const replaced = likeWord(right, value.charAt(at))
  return value.slice(0, at) + replaced + value.slice(at + wrong.length)
}

/**
 * Corrects a part of a value: "gmail not gmial", "it's with a K", "two n's", "the number ends in 7".
 * @returns the corrected value; undefined if the words correct nothing in it
 */
export function correctValue(value: string, text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,!?]+(?=\s|$)/g, '')
  if (/\d/.test(value) && !value.includes('@')) {
    const added = secondPiece(words)
    if (added !== undefined) return value + added
    const ending =
      /^(?:.*\b(?:is|but|no|it|that|sorry|be|wait)\b)?(.+?) (?:at|in) (?:the )?end\b/.exec(words)?.[1] ??
      /\b(?:ends?|ending|last (?:(?:one|two|three|four) )?(?:digits?|numbers?|ones)?(?: is| are| should be)?) ?(?:in|with|on|is|are)? (?:a )?(.+?)(?: not .*)?$/.exec(
        words,
      )?.[1]
    const start =
      /\b(?:starts?|begins?|first (?:digits?|numbers?)(?: is| are)?) ?(?:in|with|is)? (?:a )?(.+)$/.exec(
        words,
      )?.[1]
    const last = hearDigits(ending ?? '')
    const first = hearDigits(start ?? '')
    if (last !== '') return value.slice(0, -last.length) + last
    if (first !== '') return first + value.slice(first.length)
  }
  // "Whitfield with double t" corrects that word of the name.
  const parts = value.includes('@') ? [] : value.split(' ')
  const named =
    parts.length < 2 ? undefined : parts.find((part) => ` ${words} `.includes(` ${part.toLowerCase()} `))
  const mended = named === undefined ? undefined : correctValue(named, text)
  if (named !== undefined && mended !== undefined) return value.replace(named, mended)
  const swap =
    /([^\s]+) (?:and )?(?:not|instead of|rather than) (?:an? )?([^\s]+)/.exec(words)?.slice(1) ??
    /(?:not|instead of) (?:an? )?([^\s]+) but (?:an? )?([^\s]+)/.exec(words)?.slice(1).toReversed()
  if (swap) {
    const [near = '', old = ''] = swap
    const wrong = old.replace(/^[.@]/, '')
    // "It's Anne with an e, not Anna": the word that is meant stands further ahead.
    const meant = words
      .split(/[\s,]+/)
      .find((word) => word !== wrong && wrong.length > 2 && slips(word, wrong) <= 2)
    const right = (meant ?? near).replace(/^[.@]/, '')
    const replaced = replacePart(value, wrong, right)
    if (replaced !== undefined) return replaced
  }
  const twice = /\b(?:double|two|2) ([a-z])(?:'?s)?\b/.exec(words)?.[1]
  if (twice !== undefined && !value.toLowerCase().includes(twice + twice)) {
    return replacePart(value, twice, twice + twice)
  }
  const single = /\b(?:one|single|1) ([a-z])\b/.exec(words)?.[1]
  if (single !== undefined) {
    const once = replacePart(value, single + single, single)
    if (once !== undefined) return once
  }
  const without = /\bwithout (?:an? |the )?([a-z])(?![\p{L}'’])/u.exec(words)?.[1]
  if (without !== undefined) {
    const at = value.toLowerCase().lastIndexOf(without)
    if (at >= 0) return value.slice(0, at) + value.slice(at + 1)
  }
  const meant =
    spelledWord(words) ??
    /\b(?:spelled|spelt|written) ([\p{L}'’]{2,})/u.exec(words)?.[1] ??
    /^(?:(?:no|sorry|oh|wait|actually|i mean|excuse me)[, ]+)+(?:(?:it's|it is|that's|that is) )?([\p{L}'’-]{3,})(?![\p{L}'’-]| (?:at|dot) |@)/u.exec(
      words,
    )?.[1]
  const part = /\b(?:(first|given)|(last|family)) name\b|\bsurname\b/.exec(words)
  if (spelledWord(words) !== undefined && part !== null && parts.length > 1)
    return parts.with(part[1] === undefined ? -1 : 0, likeWord(spelledWord(words) ?? '', 'A')).join(' ')
  const alike = value
    .split(' ')
    .find((word) => slips(word.toLowerCase(), meant ?? '') <= 2 && word.length > 3)
  if (meant !== undefined && !isCommonWord(meant) && alike !== undefined && alike.toLowerCase() !== meant)
    return value.replace(alike, likeWord(meant, alike))
  const letter = /\b(?:with|by) (?:an? )?([a-z])(?=$| (?:not|instead|at|in|and|please)\b)/.exec(words)?.[1]
  if (letter === undefined) return undefined
  const wrong = (soundsLike.get(letter) ?? '')
    .split('')
    .find((each) => each !== letter && value.toLowerCase().includes(each))
  return wrong === undefined ? undefined : replacePart(value, wrong, letter)
}

/** Writes digits with the gaps of the number that they correct. */
export function likeWritten(digits: string, written: string): string {
  const left = digits.match(/\d/g) ?? []
  return written.replace(/\d/g, () => left.shift() ?? '') + left.join('')
}

const upToCorrection =
  /^.*\b(?:no wait|no sorry|wait no|sorry|i mean|i meant|correction|scratch that|let me start again|make (?:that|it))\b[,.]?\s*/i

/** Returns the part of an utterance after its last correction: "five six, I mean five five" leaves "five five". */
export function afterCorrection(text: string): string {
  const rest = text.replace(upToCorrection, '')
  return rest.trim() === '' ? text : rest
}
