import type { Contact } from '#agency/schema/contact.ts'
import { createOpenDays, isoDay } from '#server/runtime/open-days.ts'
import type { OpenDays } from '#server/runtime/open-days.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { factWords } from './fact-words/fact-words.ts'
import { ended, listed } from './sentences.ts'
import { siteLanguage } from '#contract/language.ts'

type Hours = Pick<Contact, 'openingHours' | 'holidays'> & { hours?: string | undefined }

const { hours: words } = factWords
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const firstMonday = 4

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(words.dates, { ...options, timeZone: 'UTC' })
  return (day: string): string => format.format(new Date(day))
}
/** "2026-12-25" is "December 25". */
const spokenDay = inWords({ month: 'long', day: 'numeric' })
const spokenWeekday = inWords({ weekday: 'long' })

/** "08:00" is "8 am". */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return words.time(hour, minute)
}

/** "Monday to Friday", or each day by its name. */
function spokenDays(days: readonly string[]): string {
  const from = weekdays.indexOf(days[0] ?? '')
  const inRow = days.every((day, index) => weekdays[from + index] === day)
  const names = days.map((day) => spokenWeekday(isoDay(firstMonday + weekdays.indexOf(day))))
  return days.length > 2 && inRow ? words.days(names[0] ?? '', names.at(-1) ?? '') : listed(names)
}

/** The hours in a phrase: "Monday to Friday, 8 am to 6 pm and Saturday, 9 am to noon". */
const hoursIn = (openingHours: Hours['openingHours']): string =>
  listed(
    openingHours.map(({ days, opens, closes }) =>
      words.onDays(spokenDays(days), spokenTime(opens), spokenTime(closes)),
    ),
  )

/** The hours of the team in one sentence; the content's own if it lists none. */
const spokenHours = ({ hours = '', openingHours }: Hours): string =>
  openingHours.length === 0 ? ended(hours) : words.all(hoursIn(openingHours))

/** The team, or an office by its name, and how it is said to be open. */
export type Opening = {
  /** Answers a question for now or for certain days; undefined if it names none, or one that is not known. */
  answer(question: string, at: Date): string | undefined
  /** The days off of the next year in a sentence; undefined if there are none. */
  daysOff(at: Date): string | undefined
  /** How visitors ask for days that are not in every agency's ways to ask. */
  asked(at: Date): string[]
  /** The hours in a sentence; undefined for an office that tells none. */
  spoken: string | undefined
}

/**
 * Creates the opening hours that the assistant tells.
 * @param office its name; absent for the agency as a whole
 * @param timeZone IANA name
 */
export function createOpening(hours: Hours, timeZone: string, office?: string): Opening {
  const { openingHours, holidays } = hours
  const days = createOpenDays({ openingHours, holidays, timeZone }, siteLanguage.code)
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const timeOf = (instant: number) => spokenTime(clock.format(instant))

  function nowIn(at: number): string {
    const today = days.dayOf(at)
    const near = [today - 1, today].flatMap((day) => days.openOn(day))
    const running = near.find(({ opens, closes }) => opens <= at && at < closes)
    if (running) return words.openNow(office, timeOf(running.closes))
    const off = days.offOn(today)
    const next = nextOpening(days, at)
    return [
      words.closedNow(office),
      ...(off === undefined ? [] : [words.todayIs(off.name)]),
      ...(next === undefined ? [] : [words.next(sayDay(next.day, today), timeOf(next.opens))]),
    ].join(' ')
  }

  function dayIn(day: number, today: number, isYesOrNo: boolean): string {
    const off = days.offOn(day)
    const named = off === undefined ? sayDay(day, today) : words.onFeast(off.name, spokenDay(off.day))
    const intervals = days.openOn(day)
    const says = (yesOrNo: string, text: string) =>
      isYesOrNo ? `${yesOrNo}, ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    if (intervals.length === 0) {
      const said = says(words.no, words.closedOn(office, named))
      return office === undefined && off === undefined
        ? `${said} ${hours.hours === undefined ? spokenHours(hours) : ended(hours.hours)}`
        : said
    }
    const times = intervals.map(({ opens, closes }) => words.fromTo(timeOf(opens), timeOf(closes)))
    return says(words.yes, words.openOn(office, named, listed(times)))
  }

  return {
    answer(question, at) {
      if (days.isAlwaysOpen) return undefined
      const today = days.dayOf(at.getTime())
      const asked = daysAskedFor(question, today, days.holidays.yearFrom(isoDay(today)))
      if (asked === 'now') return nowIn(at.getTime())
      if (asked === undefined) return undefined
      const isYesOrNo = asked.days.length === 1 && asked.isYesOrNo
      return asked.days.map((day) => dayIn(day, today, isYesOrNo)).join(' ')
    },
    daysOff(at) {
      const off = days.holidays.yearFrom(isoDay(days.dayOf(at.getTime()))).filter(({ isOff }) => isOff)
      if (off.length === 0) return undefined
      return words.daysOff(office, listed(off.map(({ day, name }) => name ?? spokenDay(day))))
    },
    asked(at) {
      if (days.isAlwaysOpen) return []
      const feasts = days.holidays
        .yearFrom(isoDay(days.dayOf(at.getTime())))
        .flatMap(({ name }) => name ?? [])
      const named = [...weekdays, ...feasts].map((name) => `on ${name}`)
      const next = weekdays.map((weekday) => `next ${weekday}`)
      return ['now', 'today', 'tomorrow', ...next, ...dates, ...named].map((when) => `are you open ${when}`)
    },
    spoken: office === undefined ? spokenHours(hours) : spokenOffice(office, hours),
  }
}

function spokenOffice(office: string, { hours, openingHours }: Hours): string | undefined {
  if (hours !== undefined) return `${office}. ${ended(hours)}`
  return openingHours.length === 0 ? undefined : words.office(office, hoursIn(openingHours))
}

/** A date of each month. */
const dates = Array.from({ length: 12 }, (_, month) => `on ${spokenDay(isoDay(14 + 31 * month))}`)

/** No shop is closed for longer. */
const longestClosed = 31

/** The next opening after an instant, if there is one within a month. */
function nextOpening(days: OpenDays, at: number): { day: number; opens: number } | undefined {
  const today = days.dayOf(at)
  for (let day = today; day < today + longestClosed; day++) {
    const next = days.openOn(day).find(({ opens }) => opens > at)
    if (next) return { day, opens: next.opens }
  }
  return undefined
}

/** "today", "on Monday", or with the date if that is further away. */
function sayDay(day: number, today: number): string {
  if (day === today) return words.today
  if (day === today + 1) return words.tomorrow
  const weekday = spokenWeekday(isoDay(day))
  return day < today + 7 ? words.on(weekday) : words.onDate(weekday, spokenDay(isoDay(day)))
}
