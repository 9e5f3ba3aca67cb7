import type { FormField } from '../fields.ts'
import { normalise } from '../words.ts'
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

/** Whether words are digits and nothing else. */
export const isDigits = (said: string): boolean =>
  normalise(said)
    .split(' ')
    .every((word) => /^(?:double|triple|treble|hundred|o|plus)$/.test(word) || hearDigits(word) !== '')

/** Replaces a part of a value, ignoring case, in the case of what it replaces. */
function replacePart(value: string, wrong: string, right: string): string | undefined {
  const at = value.toLowerCase().indexOf(wrong)
  if (at < 0 || wrong === '') return undefined
  const isUpper = value.charAt(at) !== value.charAt(at).toLowerCase()
  const written = isUpper ? right.charAt(0).toUpperCase() + right.slice(1) : right
  return value.slice(0, at) + written + value.slice(at + wrong.length)
}

/** The message with a word changed: "Saturday instead of Friday". @returns undefined if it does not hold the word */
export function withWordChanged(message: string, text: string): string | undefined {
  const [, right, wrong = ''] = /([^\s]+) (?:instead of|rather than) ([^\s.,;!?]+)/.exec(text) ?? []
  return right !== undefined && message.split(/[^\p{L}\p{N}]+/u).includes(wrong)
    ? message.replace(wrong, right)
    : undefined
}

/** "Chez Mireille, no longer", before the value that is held. */
const insteadOfIt =
  /(\p{Lu}\S*(?: \p{Lu}\S*){0,4}?),? (?:and )?(?:not|no longer|instead of|rather than) (?:the )?$/u

/**
 * Corrects a part of a name, a company or an address: "gmail not gmial", "double n".
 * @returns the corrected value; undefined if the words correct nothing in it
 */
export function correctValue(value: string, text: string): string | undefined {
  const [, whole] = insteadOfIt.exec(text.slice(0, Math.max(0, text.indexOf(value)))) ?? []
  if (whole !== undefined && value.includes(' ')) return whole
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,!?]+(?=\s|$)/g, '')
  const [, right, wrong] =
    /([^\s]+) (?:and )?(?:not|instead of|rather than) (?:an? )?([^\s]+)/.exec(words) ?? []
  const swapped =
    right === undefined || wrong === undefined
      ? undefined
      : replacePart(value, wrong.replace(/^[.@]/, ''), right.replace(/^[.@]/, ''))
  if (swapped !== undefined) return swapped
  const twice = /\b(?:double|two|2) ([a-z])(?:'?s)?\b/.exec(words)?.[1]
  return twice === undefined || value.toLowerCase().includes(twice + twice)
    ? undefined
    : replacePart(value, twice, twice + twice)
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
