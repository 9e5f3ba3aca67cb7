/* Phone numbers as people write them. The store has a key beside each (migration 0021): its digits from the last to the first,
   without zeros at its beginning and without a `(0)`. */

/** Fewer digits end too many numbers. */
const shortestPhone = 6

const plain = (phone: string): string => phone.trim().replaceAll('(0)', '')
const digitsOf = (phone: string): string => plain(phone).replaceAll(/\D/g, '').replace(/^0+/, '')
const keyOf = (digits: string): string => Array.from(digits.replace(/^0+/, '')).toReversed().join('')

/** Whether a text is a phone number in any writing. */
export const isPhone = (text: string): boolean =>
  /^\(?\+?[\d\s()/.\u2010-\u2015-]+$/.test(plain(text)) && digitsOf(text).length >= shortestPhone

/** The key of a phone number. */
export const phoneKey = (phone: string): string => keyOf(digitsOf(phone))

/**
 * The keys that a phone number may be stored under: its own first, then those without a country code of up to three digits.
 * None if the text is no number.
 */
export function phoneKeysOf(phone: string): string[] {
  if (!isPhone(phone)) return []
  const codes = /^\(?(?:\+|00)/.test(plain(phone)) ? [0, 1, 2, 3] : [0]
  return codes
    .map((code) => digitsOf(phone).slice(code))
    .filter(({ length }) => length >= shortestPhone)
    .map(keyOf)
}
