import { afterCorrection } from './corrections.ts'
import { hearDigits } from './spelled.ts'

export { phonePhrases } from '../expected-words.ts'

/** `complete` is false while there are fewer digits than the shortest number has. */
export type HeardPhone = { phone: string; complete: boolean; given?: string } | undefined

/** Digits of the shortest subscriber number that visitors are likely to give, and of the longest in E.164. */
const minimumDigits = 7
const maximumDigits = 15

/** A number as people write it, with its gaps. */
const written = /\+?\(?\d[\d ().\-/]{5,}\d/

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
