import { dayNumber, dayOfMonth, months, numbers } from '../read/dates.ts'

/** A wish for a time, in the days and minutes of a zone. What is absent is left open. */
export type TimeWish = {
  /** First and last days, as numbers since 1970-01-01. */
  days?: readonly { from: number; until: number }[]
  /** Minutes of the day in which it begins, `until` excluded. */
  part?: { from: number; until: number }
  /** Minutes of the day at which it may begin: "at nine" is 9:00 or 21:00. The likelier comes first. */
  at?: readonly number[]
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const minutesInWords = new Map([
  ['fifteen', 15],
  ['thirty', 30],
  ['forty five', 45],
  ['twenty', 20],
  ['ten', 10],
])

const hourWords = numbers.slice(1).join('|')
const ofMonth = `(${months.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})`
const dayThenMonth = new RegExp(String.raw`\b(?:the )?${dayOfMonth}(?: of)? ${ofMonth}\b`)
const monthThenDay = new RegExp(String.raw`\b${ofMonth} (?:the )?${dayOfMonth}\b`)
const dayAlone = /\b(?:the |on )+(\d{1,2})(?:st|nd|rd|th)\b/
const weekday = new RegExp(
  String.raw`\b(next )?(${weekdays.map((day) => day.slice(0, -3)).join('|')})days?\b`,
  'g',
)

/** "10:30", "half past ten", "ten thirty", "3 pm", "ten o'clock". */
const clock = String.raw`(?:a )?(?:(half past|quarter past|quarter to) )?(?:(\d{1,2})(?::(\d\d))?|(${hourWords}))(?: (fifteen|thirty|forty five|twenty))?(?: ?(am|pm|oclock))?`
const clockTime = new RegExp(
  String.raw`(?:\b(at|before|after|from|until|till|by|around|about|than|not|make it|say|rather) )?(?<![\p{L}\d:])${clock}(?![\p{L}\d:])`,
  'gu',
)
const between = new RegExp(
  String.raw`\b(?:between|from) ${clock} (?:and|to|until|till) ${clock}(?![\p{L}\d:])`,
  'u',
)

/** Lower-case words, with the clock times in one spelling. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replace(/o'? ?clock/g, 'oclock')
    .replace(/(\d)[.h](\d\d)(?!\d)/g, '$1:$2')
    .replace(/(\d) ?h\b/g, '$1 oclock')
    .replace(/(\d)([ap]m)\b/g, '$1 $2')
    .replace(/n't\b/g, ' not')
    .replace(/\bnot? (?:before|earlier than)\b/g, 'after')
    .replace(/\bnot? (?:after|later than)\b/g, 'before')
    .replace(/[^\p{L}\d:' ]+/gu, ' ')
    .replace(/'\p{L}*/gu, '')
    .replace(/ +/g, ' ')
    .trim()

type Clock = { at: number[]; isSure: boolean }

/** Minutes of the day of a clock time; undefined for what is none. */
function clockOf(
  parts: readonly (string | undefined)[],
  isLate: boolean,
  isEarly: boolean,
): Clock | undefined {
  const [relation, digits, minuteDigits, word, minuteWord, half] = parts
  const hour = digits === undefined ? numbers.indexOf(word ?? '') : Number(digits)
  const minute =
    Number(minuteDigits ?? 0) +
    (minutesInWords.get(minuteWord ?? '') ?? 0) +
    (relation === 'half past' ? 30 : relation === 'quarter past' ? 15 : relation === 'quarter to' ? -15 : 0)
  if (hour > 24 || minute > 59) return undefined
  const at = (hours: number) => (hours * 60 + minute + 1440) % 1440
  const isSure =
    minuteDigits !== undefined || minuteWord !== undefined || half !== undefined || relation !== undefined
  if (hour > 12 || hour === 0) return { at: [at(hour)], isSure }
  if (half === 'pm' || isLate) return { at: [at(hour === 12 ? 12 : hour + 12)], isSure }
  if (half === 'am' || isEarly) return { at: [at(hour === 12 && half === 'am' ? 0 : hour)], isSure }
  if (hour === 12) return { at: [at(12)], isSure }
  const [morning, evening] = [at(hour), at(hour + 12)]
  return { at: hour < 7 ? [evening, morning] : [morning, evening], isSure }
}

const day = (year: number, month: number, date: number): number | undefined => {
  const instant = new Date(Date.UTC(year, month, date))
  return instant.getUTCMonth() === month && instant.getUTCDate() === date
    ? instant.getTime() / 86_400_000
    : undefined
}

/** The first such date from today on. 29 February may be years ahead. */
function nextDate(today: number, date: number, month?: number): number | undefined {
  const now = new Date(today * 86_400_000)
  const [year, first] = [now.getUTCFullYear(), now.getUTCMonth()]
  for (let ahead = 0; ahead < (month === undefined ? 12 : 9); ahead += 1) {
    const found = month === undefined ? day(year, first + ahead, date) : day(year + ahead, month, date)
    if (found !== undefined && found >= today) return found
  }
  return undefined
}

function dateIn(words: string, today: number): { day: number; said: string } | undefined {
  const found = dayThenMonth.exec(words) ?? monthThenDay.exec(words) ?? dayAlone.exec(words)
  if (!found) return undefined
  const parts = found.slice(1).filter((part) => part !== undefined)
  const month = parts
    .map((part) => months.findIndex((each) => each.slice(0, 3) === part.slice(0, 3) && each.startsWith(part)))
    .find((at) => at >= 0)
  const said = parts.find((part) => /^\d/.test(part) || /(?:st|nd|rd|th)$/.test(part)) ?? ''
  const on = nextDate(today, dayNumber(said), month)
  return on === undefined ? undefined : { day: on, said: found[0] }
}

const count = (word: string): number =>
  /^\d/.test(word) ? Number(word) : word === 'a' ? 1 : numbers.indexOf(word)

/** The days that a text names. @param today in the visitor's zone */
function daysIn(words: string, today: number): TimeWish['days'] {
  const single = (each: number) => ({ from: each, until: each })
  // 1970-01-01 was a Thursday.
  const ofWeek = (today + 3) % 7
  const monday = today - ofWeek
  const week = /\bweek after next\b/.test(words)
    ? 2
    : /\b(?:next|the coming|following) week\b/.test(words)
      ? 1
      : undefined
  const named = [...words.matchAll(weekday)].flatMap(([, next, name]) => {
    const at = weekdays.findIndex((each) => each.startsWith(name ?? ''))
    if (week !== undefined) return single(monday + 7 * week + at)
    const ahead = (at - ofWeek + 7) % 7
    // On a Friday, Friday is today or in a week.
    if (ahead === 0) return next === undefined ? [single(today), single(today + 7)] : single(today + 7)
    return single(today + ahead)
  })
  if (named.length > 0) return named
  const ahead = new RegExp(String.raw`\bin (a|\d{1,2}|${hourWords}) (day|week)s?\b`).exec(words)
  if (ahead) return [single(today + count(ahead[1] ?? '') * (ahead[2] === 'week' ? 7 : 1))]
  if (/\bday after tomorrow\b/.test(words)) return [single(today + 2)]
  if (/\btomorrow\b/.test(words)) return [single(today + 1)]
  if (/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(words)) return [single(today)]
  if (/\bweekend\b/.test(words)) {
    const saturday = monday + 5 + (week ?? (/\bnext weekend\b/.test(words) ? 1 : 0)) * 7
    return [{ from: saturday, until: saturday + 1 }]
  }
  if (week !== undefined) return [{ from: monday + 7 * week, until: monday + 7 * week + 6 }]
  if (/\bthis week\b/.test(words)) return [{ from: today, until: monday + 6 }]
  if (/\bnext month\b/.test(words)) {
    const now = new Date(today * 86_400_000)
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
    const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0)
    return [{ from: first / 86_400_000, until: last / 86_400_000 }]
  }
  return undefined
}

const hour = 60
const partsOfDay: readonly (readonly [RegExp, from: number, until: number])[] = [
  [/\b(?:before|until|till) (?:noon|midday|lunch)\b|\bmornings?\b/, 5 * hour, 12 * hour],
  [/\bafter (?:noon|midday|lunch)\b|\bafternoons?\b/, 12 * hour, 18 * hour],
  [/\blunch ?time\b|\bover lunch\b/, 11.5 * hour, 14 * hour],
  [/\bevenings?\b|\btonight\b|\bafter work\b/, 17 * hour, 24 * hour],
]

/**
 * Reads the wish for a time in a text.
 * @param today in the visitor's zone
 * @param offered minutes of the day that were offered: "ten is fine" means one of them
 */
export function readTime(text: string, today: number, offered: readonly number[] = []): TimeWish {
  const all = plain(text)
  const date = dateIn(all, today)
  const words = date === undefined ? all : all.replace(date.said, ' ')
  const days = date === undefined ? daysIn(words, today) : [{ from: date.day, until: date.day }]
  const isLate = /\b(?:afternoon|evening|tonight)\b/.test(words)
  const isEarly = /\bmorning\b/.test(words)
  const range = between.exec(words)
  let part = partsOfDay.flatMap(([said, from, until]) => (said.test(words) ? [{ from, until }] : []))[0]
  let at: number[] | undefined
  if (range) {
    const from = clockOf(range.slice(1, 7), isLate, isEarly)?.at[0]
    const until = clockOf(range.slice(7, 13), isLate, isEarly)?.at[0]
    if (from !== undefined && until !== undefined && from < until) part = { from, until }
  } else {
    const wordsOnly = words.replace(/\bin (?:a|\d{1,2}|\w+) (?:day|week)s?\b/g, ' ')
    for (const [, before, ...rest] of wordsOnly.matchAll(clockTime)) {
      if (before === 'not' || before === 'than') continue
      const found = clockOf(rest, isLate, isEarly)
      const guess = found?.at[0]
      if (!found || guess === undefined) continue
      if (before === 'before' || before === 'until' || before === 'till' || before === 'by')
        part = { from: part?.from ?? 0, until: guess }
      else if (before === 'after' || before === 'from') part = { from: guess, until: part?.until ?? 1440 }
      else if (
        (before === 'around' || before === 'about') &&
        !found.at.some((each) => offered.includes(each))
      )
        part = { from: guess - hour, until: guess + hour + 1 }
      else if (before !== undefined || found.isSure || found.at.some((each) => offered.includes(each)))
        at ??= found.at
    }
    if (at === undefined && /(?<!\b(?:before|after|until|till) )\b(?:noon|midday)\b/.test(words))
      at = [12 * hour]
  }
  return {
    ...(days === undefined ? {} : { days }),
    ...(part === undefined || at !== undefined ? {} : { part }),
    ...(at === undefined ? {} : { at }),
  }
}

/** Whether a wish leaves everything open. */
export const isOpenWish = ({ days, part, at }: TimeWish): boolean =>
  days === undefined && part === undefined && at === undefined
