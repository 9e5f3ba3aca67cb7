/** A number in a text and its unit, if any: `20%`, `2 weeks`; comparable as text. */
export type Quantity = string

const units = new Map(
  `%=%|percent percents|second=second seconds sec secs|minute=minute minutes min mins|hour=hour hours hr hrs|day=day days
  week=week weeks|month=month months|year=year years|$=$ dollar dollars usd bucks|€=€ euro euros eur|£=£ pound pounds gbp quid
  x=x times fold`
    .split(/\s*\n\s*|\|(?=\w+=|[€£$%]=)/)
    .flatMap((line) => {
      const [unit = '', words = ''] = line.split('=')
      return words.split(/[ |]/).map((word): [string, string] => [word, unit])
    }),
)

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['k', 1_000],
])
const words = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
])

/** Words for an imprecise number. They are compared literally, with what they count. */
const vague =
  /^(?:half|halves|thirds|quarters?|double[ds]?|doubling|twice|triple[ds]?|dozens?|hundreds|thousands|millions|billions)$/

/** A sequence of digits in the format of phone numbers. It is one unit, so that its parts allow no other number. */
const phone = /\+?\d[\d\s().-]{5,}\d/g

const token = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[%$€£]|\p{L}+/gu

/** The numbers of a text, in digits or in words, each with its unit. */
export function numbersIn(text: string): Quantity[] {
  const found: Quantity[] = []
  const rest = text.toLowerCase().replace(phone, (digits) => {
    const all = digits.replace(/\D/g, '')
    if (all.length < 7 || /^\d+(?:,\d{3})+$/.test(digits)) return digits
    found.push(`phone ${all}`)
    return ' , '
  })
  const tokens = rest
    .replace(/per cent\b/g, 'percent')
    .replace(/(\d)[-–](?=\d)/g, '$1 to ')
    .match(token)
  return tokens ? [...found, ...quantitiesOf(tokens)] : found
}

type Read = { value: number; from: number; to: number }

function quantitiesOf(tokens: readonly string[]): Quantity[] {
  const numbers: Read[] = []
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readNumber(tokens, at)
    if (read) numbers.push(read)
    else if (vague.test(tokens[at] ?? '') || isFraction(tokens, at))
      found.push(`about ${vagueAt(tokens, at)}`)
    at = read?.to ?? at + 1
  }
  const unitOf = (index: number): string => {
    const number = numbers[index]
    if (!number) return ''
    const before = /^[$€£]$/.test(tokens[number.from - 1] ?? '') ? tokens[number.from - 1] : undefined
    const own = units.get(before ?? '') ?? units.get(tokens[number.to] ?? '')
    if (own !== undefined) return own
    const next = numbers[index + 1]
    // "two to four weeks": both are weeks.
    const isRange = next?.from === number.to + 1 && /^(?:to|or|and|till|until)$/.test(tokens[number.to] ?? '')
    if (isRange) return unitOf(index + 1)
    // "two full weeks"
    const isNear = next === undefined || next.from > number.to + 1
    return (isNear ? units.get(tokens[number.to + 1] ?? '') : undefined) ?? ''
  }
  numbers.forEach((number, index) => {
    const unit = unitOf(index)
    // "that one", "one of them": not a number.
    const isPronoun = number.value === 1 && tokens[number.from] === 'one' && unit === ''
    if (!isPronoun) found.push(`${number.value}${unit === '' ? '' : ` ${unit}`}`)
  })
  return found
}

/** "half an hour" is not "half the price". */
function vagueAt(tokens: readonly string[], at: number): string {
  const counted = tokens.slice(at + 1).find((word) => !/^(?:of|the|an?|all|our|your|their)$/.test(word))
  return `${tokens[at] ?? ''} ${counted ?? ''}`.trim()
}

const isFraction = (tokens: readonly string[], at: number): boolean =>
  /^(?:third|fifth|tenth)$/.test(tokens[at] ?? '') && /^(?:a|one)$/.test(tokens[at - 1] ?? '')

/** Reads a number at this position: "1,200", "twenty five", "two hundred and fifty", "3 million". */
function readNumber(tokens: readonly string[], from: number): Read | undefined {
  let at = from
  let total = 0
  let part: number | undefined
  for (; at < tokens.length; at += 1) {
    const word = tokens[at] ?? ''
    const scale = scales.get(word)
    const value = /^\d/.test(word) ? Number(word.replaceAll(',', '')) : words.get(word)
    if (value !== undefined && (part === undefined || words.has(word)) && canFollow(part, value))
      part = (part ?? 0) + value
    else if (scale !== undefined && part !== undefined) {
      if (scale === 100) part *= 100
      else {
        total += part * scale
        part = 0
      }
    } else if (!(word === 'and' && part !== undefined && part >= 100 && words.has(tokens[at + 1] ?? '')))
      break
  }
  return part === undefined ? undefined : { value: total + part, from, to: at }
}

/** Whether a number continues: "twenty" with "five", "two hundred" with "fifty". */
function canFollow(part: number | undefined, value: number): boolean {
  if (part === undefined || part === 0) return true
  if (part >= 100 && part % 100 === 0) return value < 100
  return part >= 20 && part % 10 === 0 && value > 0 && value < 10
}
