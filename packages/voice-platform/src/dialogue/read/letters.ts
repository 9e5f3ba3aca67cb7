import { slips } from '../spelling.ts'
import { readSpelled } from './spelled.ts'

const alphabet =
  'alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whisk[e]?y|x-?ray|yankee|zulu'
const letter = String.raw`(?:(?:double|two|triple) )?(?<!['’])(?:\p{L}|${alphabet})(?!['’\p{L}])`
/** "Q, U, I, double L, E, T", "T H O, hyphen, D E". */
const spelling = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${letter})(?:(?:(?:[\s,-]|\.(?! I\b| \p{L}[,\s]))+(?:(?:then|and|and then|hyphen|dash)[\s,.-]+)?)(?:${letter})){2,}(?![\p{L}'’])`,
  'giu',
)

/** The words that a text spells, and the text without them. */
export function lettersIn(text: string): { words: string[]; rest: string } {
  const words: string[] = []
  const rest = text
    .replace(spelling, (run) => {
      words.push(spelledBy(run))
      return ' , '
    })
    .replace(/\b(?:with|spelled|spelt|then)\s+,/gi, ' ,')
    .replace(/\b(?:spelled|spelt|written) (\p{L}{3,})(?=[.!]?$)/iu, (_, word: string) => {
      words.push(word.toLowerCase())
      return ','
    })
  return { words, rest }
}

const spelledBy = (run: string): string =>
  readSpelled(
    run
      .toLowerCase()
      .replace(/\btwo (?=\p{L}\b)/gu, 'double ')
      .replace(/[\s,.-]+/g, ' ')
      .replace(/\b(?:hyphen|dash)\b/g, '-')
      .split(' ')
      .filter((each) => each !== '' && each !== 'and' && each !== 'then'),
  )
    .map(({ text }) => text)
    .join('')

const plainly = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A name or company with the word that was spelled in place of the one that sounds like it. */
export function withSpelled(value: string, word: string): string | undefined {
  const parts = value.split(/(?<=[ -])|(?=[ -])/)
  const other = plainly(word)
  const plain = parts.map(plainly)
  if (plain.some((one) => one.length > 1 && other.endsWith(one))) return value
  const near = plain.findIndex(
    (one) =>
      one.length > 2 && slips(one, other) <= (one.charAt(0) === other.charAt(0) && other.length > 4 ? 2 : 1),
  )
  return near < 0 ? undefined : parts.with(near, word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
