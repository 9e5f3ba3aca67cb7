import type { OwnQuestion } from '../fields.ts'
import { positionInList } from '../spoken-list.ts'
import { normalise } from '../words.ts'
import { dayNumber, dayOfMonth, months, ordinals } from './dates.ts'
import { digits, readNumber, teens, tens } from './spelled.ts'
import { leaning } from './yes-or-no.ts'

/** The answer to a field of the agency's own, as its form takes it; undefined if the text holds none. @param today YYYY-MM-DD */
export function readOwnAnswer(question: OwnQuestion, text: string, today: string): string | undefined {
  switch (question.kind) {
    case 'choice':
      return choiceIn(text, question.options ?? [])
    case 'number':
      return numberIn(text, question)
    case 'date':
      return dateIn(text, question, today)
    case 'tick':
      return leaning(text) === 'yes' ? question.ticked : undefined
    case 'text':
    case 'long-text': {
      const said = text.trim().replace(/^(?:it is|it's|that is|that's|he is|she is)\s+/i, '')
      return said === '' ||
        said.length > (question.limit ?? (question.kind === 'text' ? 200 : 5000)) ||
        said.endsWith('?')
        ? undefined
        : said
    }
  }
}

/** The option that is said, by its words or its position. Undefined if two are as likely. */
function choiceIn(text: string, options: readonly string[]): string | undefined {
  const said = ` ${normalise(text)} `
  const inFull = options.filter((option) => said.includes(` ${normalise(option)} `))
  // "Half day" stands in "the second half day", too: the longest is meant.
  const longest = inFull.toSorted((one, other) => other.length - one.length)
  if (longest[0] !== undefined) return longest[0]
  const shared = options.map(
    (option) =>
      new Set(
        normalise(option)
          .split(' ')
          .filter((word) => word.length > 2 && said.includes(` ${word} `)),
      ).size,
  )
  const most = Math.max(0, ...shared)
  const likely = options.filter((_, at) => shared[at] === most)
  if (most > 0 && likely.length === 1) return likely[0]
  return most > 0 ? undefined : options[positionInList(text, options.length) ?? -1]
}

/** Words, and figures by their values. */
type Words = readonly (string | number)[]

/** A number, and the index of the word after it. */
type Found = { value: number; end: number }

/** Words for a number below a hundred: "twenty five". */
function belowHundred(words: Words, at: number): Found | undefined {
  const found = /^(?:oh|\d.*)$/.test(String(words[at]))
    ? undefined
    : readNumber(words.slice(at, at + 2).map(String))
  return found && { value: Number(found.digits), end: at + found.wordCount }
}

const scales: readonly (readonly [string, number])[] = [
  ['thousand', 1000],
  ['hundred', 100],
]

/** The number that begins at a word: "two hundred and fifty", "a thousand", "12 thousand". */
function numberAt(words: Words, at: number, [scale, ...smaller] = scales): Found | undefined {
  if (scale === undefined) {
    const [word, after] = [words[at], words[at + 1]]
    if (typeof word === 'number') return { value: word, end: at + 1 }
    const isOne = word === 'a' && scales.some(([name]) => name === after)
    return isOne ? { value: 1, end: at + 1 } : belowHundred(words, at)
  }
  const [name, size] = scale
  const head = numberAt(words, at, smaller)
  if (head === undefined || words[head.end] !== name || !Number.isInteger(head.value)) return head
  const end = head.end + 1
  const rest = numberAt(words, words[end] === 'and' ? end + 1 : end, smaller)
  return rest && rest.value < size
    ? { value: head.value * size + rest.value, end: rest.end }
    : { value: head.value * size, end }
}

/** "1,200", "1,200.50", "4.5", "4,5". */
const figure =
  /((?<![\p{L}\p{N}_.,])-?(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?![\p{L}\p{N}_]|[.,]\d))/u
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/
/** Words that change a number beside them, and are not read: "two dozen", "three and a half". */
const unread = /\b(?:hundreds?|thousands?|[mb]illions?|dozens?|and (?:a |one )?(?:half|quarter))\b/

function numberIn(text: string, { min, max, decimals }: OwnQuestion): string | undefined {
  const words: Words = text
    .split(figure)
    .flatMap((part, index): Words =>
      index % 2 === 1
        ? [Number(grouped.test(part) ? part.replaceAll(',', '') : part.replace(',', '.'))]
        : normalise(part).split(' '),
    )
  const [written, spoken, left] = [new Set<number>(), new Set<number>(), [] as (string | number)[]]
  for (let at = 0; at < words.length;) {
    const found = numberAt(words, at)
    if (found) (typeof words[at] === 'number' ? written : spoken).add(found.value)
    else left.push(words[at] ?? '')
    at = found?.end ?? at + 1
  }
  const found = written.size > 0 ? written : spoken
  const [value] = found
  // Of two numbers, nobody knows which one is meant.
  if (value === undefined || found.size > 1 || unread.test(left.join(' '))) return undefined
  if (decimals !== true && !Number.isInteger(value)) return undefined
  const isWithin = (min === undefined || value >= Number(min)) && (max === undefined || value <= Number(max))
  return isWithin ? String(value) : undefined
}

const ofDay = new RegExp(String.raw`\b${dayOfMonth}\b`)

/** The day of the month in words: "the twenty first" is 21. */
function dayIn(words: readonly string[]): number | undefined {
  const [said] = ofDay.exec(words.join(' ')) ?? []
  return said === undefined
    ? words.map((_, at) => belowHundred(words, at)?.value).find((day) => day !== undefined)
    : dayNumber(said)
}

/** A day of the month in words or figures. */
const dayWord = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|${[...ordinals, 'thirtieth', ...digits, ...teens, ...tens].join('|')})`
/** "Mar" and "may" are words of their own as well, but not beside a day: "the 3rd of may", "may the 3rd". */
const besideDay = new RegExp(
  String.raw`\b${dayWord} (?:(?:of|in) )?(?:mar|may)\b(?! (?:be|do|not|suit|work)\b)|\b(?:mar|may) (?:the )?${dayWord}\b`,
)

/** The only month that is said, "Dec", "sept" or "december", counted from 1. Of two, nobody knows which one is meant. */
function monthIn(words: readonly string[]): number | undefined {
  const [paired] = /\bma[ry]\b/.exec(besideDay.exec(words.join(' '))?.[0] ?? '') ?? []
  const isSaid = (word: string) => word === paired || (word.length >= 3 && !['mar', 'may'].includes(word))
  const said = words.filter(isSaid).map((word) => months.findIndex((name) => name.startsWith(word)) + 1)
  const [month, ...others] = new Set(said.filter((each) => each > 0))
  return others.length === 0 ? month : undefined
}

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** "Today", "tonight", "tomorrow", "next Saturday": that day, the next one of its name. Beside a figure or a "not", nobody knows which. */
function nearDay(words: readonly string[], today: string): string | undefined {
  if (
    words.some(
      (word) => /^(?:not?|but|except|never|\d+(?:st|nd|rd|th)?)$/.test(word) || ordinals.includes(word),
    )
  )
    return undefined
  const start = new Date(`${today}T00:00Z`)
  const named = weekdays.findIndex((name) => words.includes(name))
  const days =
    named >= 0
      ? ((named - start.getUTCDay() + 6) % 7) + 1
      : words.includes('tomorrow')
        ? words.join(' ').includes('after tomorrow')
          ? 2
          : 1
        : words.some((word) => ['today', 'tonight'].includes(word))
          ? 0
          : undefined
  if (days === undefined) return undefined
  start.setUTCDate(start.getUTCDate() + days)
  return start.toISOString().slice(0, 10)
}

function dateIn(text: string, { min, max }: OwnQuestion, today: string): string | undefined {
  const iso = /\b(\d{4})-(\d\d)-(\d\d)\b/.exec(text)
  const dotted = /\b(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}))?/.exec(text)
  const words = normalise(text).split(' ')
  const month = iso ? Number(iso[2]) : dotted ? Number(dotted[2]) : monthIn(words)
  const year = iso?.[1] ?? dotted?.[3] ?? words.find((word) => /^20\d\d$/.test(word))
  const near = nearDay(words, today)
  if (near !== undefined && month === undefined)
    return (min === undefined || near >= String(min)) && (max === undefined || near <= String(max))
      ? near
      : undefined
  const day = iso ? Number(iso[3]) : dotted ? Number(dotted[1]) : dayIn(words.filter((word) => word !== year))
  if (month === undefined || day === undefined) return undefined
  const inYear = (each: number | string) =>
    `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const isDay = (date: string) => {
    const parsed = new Date(date)
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
  }
  const isWithin = (date: string) =>
    isDay(date) && (min === undefined || date >= String(min)) && (max === undefined || date <= String(max))
  if (year !== undefined) return isWithin(inYear(year)) ? inYear(year) : undefined
  // Without a year: the next such day.
  const from = [today, String(min ?? '')].toSorted().at(-1) ?? today
  const first = Number(from.slice(0, 4))
  return [first, first + 1].map(inYear).find((date) => date >= from && isWithin(date))
}
