import { wordList } from '../words.ts'
import { digits, teens } from './spelled.ts'

export const months = wordList('months')
export const ordinals = wordList('ordinals')
/** The words for zero to twelve. */
export const numbers = [...digits, ...teens].slice(0, 13)

/** A pattern for a day of the month in figures, or as an ordinal: "3rd", "twenty first". It has two groups. */
export const dayOfMonth = String.raw`(?:(\d{1,2})(?:st|nd|rd|th)?|((?:twenty |thirty )?(?:${ordinals.join('|')})|thirtieth))`

/** The number of a day that {@link dayOfMonth} found. */
export function dayNumber(said: string): number {
  if (/^\d/.test(said)) return Number.parseInt(said, 10)
  if (said === 'thirtieth') return 30
  const [tens, units = tens] = said.split(' ')
  return ordinals.indexOf(units ?? '') + 1 + (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0)
}
