import { afterCorrection } from './correction.ts'
import { readNumber, repeatWords } from './spoken-symbols.ts'

/** `complete` is false while there are fewer digits than the shortest number has. */
export type HeardPhone = { phone: string; complete: boolean; given?: string } | undefined

/** Digits of the shortest subscriber number that visitors are likely to give, and of the longest in E.164. */
const minimumDigits = 7
const maximumDigits = 15

/** The digits in words: "seven", "double five", "forty two". A plus before the first digit is kept. */
export function hearDigits(text: string, before = ''): string {
  const words = text
    .toLowerCase()
    .replace(/(\d)[().\-/ ]+(?=\d)/g, '$1')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
  let digits = before
  let times = 1
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const spoken = word === 'o' ? { digits: '0', taken: 1 } : readNumber(words.slice(at, at + 2))
    const repeat = repeatWords.get(word)
    if (spoken) {
      digits += spoken.digits.repeat(times)
      at += spoken.taken
      if (words[at] === 'hundred') {
        digits += '00'
        at += 1
      }
      times = 1
      continue
    }
    if (repeat !== undefined) times = repeat
    if (word === 'plus' && digits === '') digits = '+'
    at += 1
  }
  return digits === '+' ? '' : digits
}

/** A number as people write it, with its gaps. */
const written = /\+?\d[\d ().\-/]{5,}\d/

/**
 * Understands a phone number in digits or words: "plus four four, double seven, oh", "eight hundred", "forty two".
 * `before` holds the digits of the turn before. Returns digits, after a plus if one was said; `given` is the number as the
 * visitor wrote it.
 */
export function hearPhone(utterance: string, before = ''): HeardPhone {
  const text = afterCorrection(utterance)
  const phone = hearDigits(text, before)
  const count = phone.replace('+', '').length
  if (hearDigits(text) === '' || count > maximumDigits) return undefined
  const given = written.exec(text)?.[0].trim()
  const isWhole = given !== undefined && /[ ().\-/]/.test(given) && given.replace(/\D/g, '').length === count
  return { phone, complete: count >= minimumDigits, ...(isWhole ? { given } : {}) }
}
