import { dayNumber, months, ordinals } from '@frontdesk/voice-platform/dates'
import type { Feast } from '#server/runtime/holidays.ts'
import { weekdayOf } from '#server/runtime/open-days.ts'

/** The days that a question for opening hours names, as days since 1970-01-01, or that it asks for now. No stretch of days. */
export type DaysAskedFor = 'now' | { days: number[]; isYesOrNo: boolean } | undefined

const asksForNow =
  /\b(?:now|at the moment|at present|currently|already open|still (?:open|there))\b|^(?:hi|hello|hey)?\W*(?:are|is) (?:you|it|any ?(?:one|body)|some ?(?:one|body)|your (?:team|office)) (?:open|there|in|in the office)\W*$/
/** A question for a time of the day is answered by the hours, and "are you closed" by what is so, not by yes or no. */
const asksForTime =
  /\b(?:closed?|closes|closing|shut|when|what|which|until|till|from|how|noon|midnight|morning|evening|night|tonight|lunch|before|after|o.?clock|\d{1,2}(?::\d\d)? ?[ap]\.?m)\b/
/** A feast that may not be known; "Easter Monday" must not be read as a Monday. */
const namesFeast =
  /\b(?:christmas|xmas|easter|good friday|new year|thanksgiving|whit|pentecost|ascension|holidays?|vacation|days? off)\b/

/** The days of a month as they are said: "the twenty-first". */
const said = `twenty (?:${ordinals.slice(0, 9).join('|')})|thirty first|thirtieth|${ordinals.join('|')}`
/** Such a day beside its month: "we may first need help" names none. */
const ordinal = new RegExp(
  String.raw`\b(?:${said})(?= of (?:${months.join('|')})\b)|(?<=\b(?:${months.join('|')}) (?:the )?)(?:${said})(?=$| (?:at|from|until|or)\b)`,
  'g',
)
const date = new RegExp(
  String.raw`\b(?:(${months.join('|')}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months.join('|')}))\b`,
)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}:]+/gu, ' ')
    .trim()

/**
 * Reads for which days a visitor asks.
 * @param today days since 1970-01-01, where the office is
 * @param feasts the feasts of the next year
 */
export function daysAskedFor(question: string, today: number, feasts: readonly Feast[]): DaysAskedFor {
  const text = plain(question).replaceAll('xmas', 'christmas')
  const isYesOrNo = !asksForTime.test(text)
  const named = (days: number[]) => ({ days, isYesOrNo })

  const feast = /\bbetween\b/.test(text) ? [] : feastsIn(text, feasts)
  if (feast.length > 0) return named(feast.map(({ day }) => Date.parse(day) / 86_400_000))
  if (namesFeast.test(text) || /\bbetween\b/.test(text)) return undefined
  const day = dateIn(text, today)
  if (day !== undefined) return named([day])
  if (/\bweekends?\b/.test(text)) return named(next(today, ['saturday', 'sunday']))
  const weekdays = [...text.matchAll(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/g)].map(
    ([, weekday = '']) => weekday,
  )
  // "Next Sunday" is no day of today's name.
  const first = /\bnext (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text) ? today + 1 : today
  if (weekdays.length > 0) return named(next(first, weekdays))
  if (/\btomorrow\b/.test(text)) return named([today + 1])
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(text)) return named([today])
  return asksForNow.test(text) ? 'now' : undefined
}

/** The feasts that a text names; those named after the same day for a name in short: "Easter", "Christmas". */
function feastsIn(text: string, feasts: readonly Feast[]): readonly Feast[] {
  const isNamed = (words: string) => ` ${text} `.includes(` ${words} `)
  const whole = feasts.filter(({ name }) => name !== undefined && isNamed(plain(name)))
  if (whole.length > 0) return whole
  if (isNamed('christmas eve') || isNamed('new years eve')) return []
  return ['christmas', 'easter', 'new year'].flatMap((short) =>
    isNamed(short) || isNamed(`${short}s`)
      ? feasts.filter(({ name }) => name !== undefined && new RegExp(`^${short}s? (?!eve)`).test(plain(name)))
      : [],
  )
}

/** A day of a month, this year or the next. */
function dateIn(text: string, today: number): number | undefined {
  const inDigits = text.replace(ordinal, (each) => String(dayNumber(each)))
  const [, month = '', day, dayBefore, monthAfter] = date.exec(inDigits) ?? []
  const at = months.indexOf(month || (monthAfter ?? ''))
  if (at === -1) return undefined
  const year = new Date(today * 86_400_000).getUTCFullYear()
  return [year, year + 1]
    .map((each) => Date.UTC(each, at, Number(day ?? dayBefore)) / 86_400_000)
    .find((each) => each >= today)
}

/** The next day of each name, in order. */
const next = (first: number, names: readonly string[]): number[] =>
  Array.from({ length: 7 }, (_, index) => first + index).filter((day) =>
    names.includes(weekdayOf(day).toLowerCase()),
  )
