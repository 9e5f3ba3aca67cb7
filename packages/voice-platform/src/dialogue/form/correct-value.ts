import { slips } from '../spelling.ts'
import { isCommonWord } from '../words.ts'
import { hearDigits } from './phone.ts'

/** Letters that sound alike: the letter meant, and those that may have been heard instead. */
const soundsLike: Readonly<Record<string, string>> = {
  k: 'ck',
  c: 'ks',
  s: 'zc',
  z: 's',
  y: 'i',
  i: 'y',
  f: 'v',
  v: 'fw',
  w: 'v',
  t: 'd',
  d: 't',
  p: 'b',
  b: 'p',
  n: 'm',
  m: 'n',
  e: 'a',
  a: 'e',
  j: 'g',
  g: 'j',
}

/** Gives a letter the case of the letter it replaces. */
const likeCase = (letter: string, model: string): string =>
  model === model.toUpperCase() ? letter.toUpperCase() : letter

/** Reads a text that only spells a word: "it's c-a-r-i-n". */
function spelledWord(words: string): string | undefined {
  const letters =
    /^(?:(?:no|it's|it is|that's|that is|is|my|the|name|surname|spelled|written)[, ]+)*((?:[a-z][-. ,]+){2,}[a-z])$/.exec(
      words,
    )?.[1]
  return letters?.replace(/[^a-z]/g, '')
}

/** Gives the first letter of a word the case of the word it replaces. */
const likeWord = (word: string, model: string): string =>
  likeCase(word.charAt(0), model.charAt(0)) + word.slice(1)

/** Replaces a part of a value, ignoring case. */
function replacePart(value: string, wrong: string, right: string): string | undefined {
  const at = value.toLowerCase().indexOf(wrong.toLowerCase())
  if (at < 0 || wrong === '') return undefined
  const replaced = wrong.length === 1 ? likeCase(right, value.charAt(at)) : right
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
    const ending =
      /^(.+?) (?:at|in) (?:the )?end\b/.exec(words)?.[1] ??
      /\b(?:ends?|ending|last (?:digits?|numbers?)(?: is| are)?) ?(?:in|with|on|is)? (?:a )?(.+?)(?: not .*)?$/.exec(
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
  const swap =
    /([^\s]+) (?:and )?(?:not|instead of|rather than) (?:an? )?([^\s]+)/.exec(words)?.slice(1) ??
    /(?:not|instead of) (?:an? )?([^\s]+) but (?:an? )?([^\s]+)/.exec(words)?.slice(1).toReversed()
  if (swap) {
    const [right = '', wrong = ''] = swap
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
  const spelled = spelledWord(words)
  if (spelled !== undefined) {
    const near = value.split(' ').find((word) => slips(word.toLowerCase(), spelled) <= 2)
    return near === undefined || near.toLowerCase() === spelled
      ? undefined
      : value.replace(near, likeWord(spelled, near))
  }
  const meant =
    /^(?:(?:no|sorry|oh|wait|actually|i mean|excuse me)[, ]+)+(?:(?:it's|it is|that's|that is) )?([\p{L}'’-]{3,})(?![\p{L}'’-]| (?:at|dot) |@)/u.exec(
      words,
    )?.[1]
  const alike =
    meant === undefined
      ? undefined
      : value.split(' ').find((word) => slips(word.toLowerCase(), meant) <= 2 && word.length > 3)
  if (meant !== undefined && !isCommonWord(meant) && alike !== undefined && alike.toLowerCase() !== meant) {
    return value.replace(alike, likeWord(meant, alike))
  }
  const letter = /\b(?:with|by) (?:an? )?([a-z])(?=$| (?:not|instead|at|in|and|please)\b)/.exec(words)?.[1]
  if (letter === undefined) return undefined
  const wrong = (soundsLike[letter] ?? '')
    .split('')
    .find((each) => each !== letter && value.toLowerCase().includes(each))
  return wrong === undefined ? undefined : replacePart(value, wrong, letter)
}
