import { wordList } from '../words.ts'

/** One thing that was spelled or said: a letter or digit on its own, or a whole word. */
export type Piece = { text: string; spelled: boolean }

const single = /^[a-z0-9]$/

function isSpelling(word: string | undefined): boolean {
  return word !== undefined && (single.test(word) || spellingWords.has(word))
}

/** Words of "b as in bravo" or "b for bravo" that only explain the letter before them. */
function explanationLength(words: readonly string[], letter: string): number {
  const [first = '', second = '', third = ''] = words
  if (first === 'as' && second === 'in' && third.startsWith(letter)) return 3
  if (['for', 'like'].includes(first) && second.length > 1 && second.startsWith(letter)) return 2
  return 0
}

/**
 * Turns words into letters, digits and words. "double s" is two letters; "mike oscar" is m, o, but "mike" on its own
 * stays a word, since it is also a name.
 */
export function readSpelled(words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  let times = 1
  while (at < words.length) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    const number = readNumber(words.slice(at, at + 2))
    const repeat = repeatWords.get(word)
    if (repeat !== undefined && next !== undefined && (isSpelling(next) || readNumber([next]))) {
      times = repeat
      at += 1
      continue
    }
    if (number) {
      pieces.push({ text: number.digits.repeat(times), spelled: true })
      at += number.wordCount
    } else if (single.test(word)) {
      pieces.push({ text: word.repeat(times), spelled: true })
      at += 1
      at += explanationLength(words.slice(at, at + 3), word)
    } else if (
      spellingWords.has(word) &&
      (times > 1 || isSpelling(next) || pieces.at(-1)?.spelled === true)
    ) {
      pieces.push({ text: (spellingWords.get(word) ?? '').repeat(times), spelled: true })
      at += 1
    } else {
      pieces.push({ text: word, spelled: false })
      at += 1
    }
    times = 1
  }
  return pieces
}

/** The spelling alphabet of the ITU and ICAO, with the usual variants in spelling. */
const alphabet =
  'alpha|alfa bravo charlie delta echo foxtrot golf hotel india juliet|juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey|whisky xray|x-ray yankee zulu'

const spellingWords: ReadonlyMap<string, string> = new Map(
  alphabet
    .split(' ')
    .flatMap((names, index) =>
      names.split('|').map((name): [string, string] => [name, String.fromCodePoint(97 + index)]),
    ),
)

/** Words for numbers. */
export const digits = wordList('digits')
export const teens = wordList('teens')
export const tens = wordList('tens')

const digitWords: ReadonlyMap<string, string> = new Map([
  ...digits.map((word, digit): [string, string] => [word, String(digit)]),
  ['oh', '0'],
  ['nought', '0'],
  ['naught', '0'],
])
const teenWords: ReadonlyMap<string, string> = new Map(
  teens.map((word, index): [string, string] => [word, String(10 + index)]),
)
const tensWords: ReadonlyMap<string, string> = new Map(
  tens.map((word, index): [string, string] => [word, String(2 + index)]),
)

/** How often "double" and "triple" repeat the next digit or letter. */
const repeatWords: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])

/**
 * Reads a number from the front of the words: one digit, a teen, or a ten with or without its unit
 * ("forty two" is 42).
 * @returns its digits and how many words they took; undefined if the words begin with no number
 */
export function readNumber(words: readonly string[]): { digits: string; wordCount: number } | undefined {
  const [first = '', second = ''] = words
  if (/^\d+$/.test(first)) return { digits: first, wordCount: 1 }
  const digit = digitWords.get(first) ?? teenWords.get(first)
  if (digit !== undefined) return { digits: digit, wordCount: 1 }
  const ten = tensWords.get(first)
  if (ten === undefined) return undefined
  const unit = digitWords.get(second)
  return unit === undefined || unit === '0'
    ? { digits: `${ten}0`, wordCount: 1 }
    : { digits: `${ten}${unit}`, wordCount: 2 }
}

/** The digits in words: "seven", "double five", "forty two". A plus before the first digit is kept. */
export function hearDigits(text: string, before = ''): string {
  const words = text
    .toLowerCase()
    .replace(/(\d)[().\-/ ]+(?=\d)/g, '$1')
    .replace(/\+/g, ' plus ')
    // "Thirty, two" is 302, "thirty-two" is 32.
    .replace(/[,;] *(?=[a-z])/g, ' | ')
    .replace(/[^a-z0-9|]+/g, ' ')
    .trim()
    .split(' ')
  let digits = before
  let times = 1
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const spoken = word === 'o' ? { digits: '0', wordCount: 1 } : readNumber(words.slice(at, at + 2))
    const repeat = repeatWords.get(word)
    if (spoken) {
      digits += spoken.digits.repeat(times)
      at += spoken.wordCount
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
