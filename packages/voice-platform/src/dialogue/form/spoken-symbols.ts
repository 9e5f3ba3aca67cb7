/** The spelling alphabet of the ITU and ICAO, with the usual variants in spelling. */
const alphabet =
  'alpha|alfa bravo charlie delta echo foxtrot golf hotel india juliet|juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey|whisky xray|x-ray yankee zulu'

export const spellingWords: ReadonlyMap<string, string> = new Map(
  alphabet
    .split(' ')
    .flatMap((names, index) =>
      names.split('|').map((name): [string, string] => [name, String.fromCodePoint(97 + index)]),
    ),
)

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

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
export const repeatWords: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])

/**
 * Reads a number from the front of the words: one digit, a teen, or a ten with or without its unit
 * ("forty two" is 42).
 * @returns its digits and how many words they took; undefined if the words begin with no number
 */
export function readNumber(words: readonly string[]): { digits: string; taken: number } | undefined {
  const [first = '', second = ''] = words
  if (/^\d+$/.test(first)) return { digits: first, taken: 1 }
  const digit = digitWords.get(first) ?? teenWords.get(first)
  if (digit !== undefined) return { digits: digit, taken: 1 }
  const ten = tensWords.get(first)
  if (ten === undefined) return undefined
  const unit = digitWords.get(second)
  return unit === undefined || unit === '0'
    ? { digits: `${ten}0`, taken: 1 }
    : { digits: `${ten}${unit}`, taken: 2 }
}
