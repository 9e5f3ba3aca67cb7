import { hearDigits } from './phone.ts'

/** Pairs of letters that sound alike: "it's with a K" corrects a C. */
const soundAlike = ['kc', 'cs', 'sz', 'yi', 'fv', 'vw', 'td', 'pb', 'nm', 'ea', 'jg']

/** Gives the first letter of a word the case of the word it replaces. */
const likeWord = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** Replaces a part of a value, ignoring case. */
function replacePart(value: string, wrong: string, right: string): string | undefined {
  const at = value.toLowerCase().indexOf(wrong)
  if (at < 0 || wrong === '') return undefined
  return value.slice(0, at) + likeWord(right, value.slice(at)) + value.slice(at + wrong.length)
}

/** Replaces the word of a value that a text spells: "it's c-a-r-i-n". */
function respelled(value: string, words: string): string | undefined {
  const letters =
    /^(?:(?:no|it's|it is|that's|is|with|my|the|name|surname|spelled|written)[, ]+)*((?:[a-z][-. ,]+){2,}[a-z])$/.exec(
      words,
    )?.[1]
  const spelled = letters?.replace(/[^a-z]/g, '') ?? ''
  const near = value.split(' ').find((word) => word.charAt(0).toLowerCase() === spelled.charAt(0))
  if (near === undefined || near.toLowerCase() === spelled) return undefined
  return value.replace(near, likeWord(spelled, near))
}

/**
 * Corrects a part of a value: "gmail not gmial", "it's with a K", "c-a-r-i-n", "the number ends in 7".
 * @returns the corrected value; undefined if the words correct nothing in it
 */
export function correctValue(value: string, text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[.,!?]+(?=\s|$)/g, '')
  if (/\d/.test(value) && !value.includes('@')) {
    const ending =
      /^(.+?) (?:at|in) (?:the )?end\b/.exec(words)?.[1] ??
      /\b(?:ends?|ending|last (?:digits?|numbers?)(?: is| are)?) ?(?:in|with|on|is)? (?:a )?(.+?)(?: not .*)?$/.exec(
        words,
      )?.[1]
    const last = hearDigits(ending ?? '')
    return last === '' ? undefined : value.slice(0, -last.length) + last
  }
  const [, right = '', wrong = ''] =
    /([^\s]+) (?:and )?(?:not|instead of|rather than) (?:an? )?([^\s]+)/.exec(words) ?? []
  const replaced = replacePart(value, wrong, right) ?? respelled(value, words)
  if (replaced !== undefined) return replaced
  const letter = /\b(?:with|by) (?:an? )?([a-z])(?=$| (?:not|instead|at|in|and|please)\b)/.exec(words)?.[1]
  if (letter === undefined) return undefined
  const heard = soundAlike
    .filter((pair) => pair.includes(letter))
    .map((pair) => pair.replace(letter, ''))
    .find((each) => value.toLowerCase().includes(each))
  return heard === undefined ? undefined : replacePart(value, heard, letter)
}
