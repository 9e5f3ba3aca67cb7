import type { Contact } from '#agency/schema/contact.ts'
import type { Feast } from '#server/runtime/holidays.ts'
import { createOpenDays, isoDay, weekdayOf } from '#server/runtime/open-days.ts'
import type { OpenDays } from '#server/runtime/open-days.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { ended, listed } from './sentences.ts'
import { siteLanguage } from '#contract/language.ts'

type Hours = Pick<Contact, 'openingHours' | 'holidays'> & { hours?: string | undefined }

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** "08:00" is "8 am", "12:00" noon. */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 24 === 0) return 'midnight'
  if (minute === 0 && hour === 12) return 'noon'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** "Monday to Friday", or each day by its name. */
function spokenDays(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const from = weekdays.indexOf(first)
  const inRow = days.every((day, index) => weekdays[from + index] === day)
  return days.length > 2 && inRow ? `${first} to ${last}` : listed(days)
}

/** The hours in a phrase: "Monday to Friday, 8 am to 6 pm and Saturday, 9 am to noon". */
const hoursIn = (openingHours: Hours['openingHours']): string =>
  listed(
    openingHours.map(
      ({ days, opens, closes }) => `${spokenDays(days)}, ${spokenTime(opens)} to ${spokenTime(closes)}`,
    ),
  )

/** The hours of the team in one sentence; the content's own if it lists none. */
const spokenHours = ({ hours = '', openingHours }: Hours): string =>
  openingHours.length === 0 ? ended(hours) : `Our hours are ${hoursIn(openingHours)}.`

/** "2026-12-25" is "December 25". */
const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** "Christmas Day, December 25". */
const spokenFeast = ({ day, name }: Feast): string =>
  name === undefined ? spokenDay(day) : `${name}, ${spokenDay(day)}`

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
  const who = office ?? 'our team'
  const [open, closed] = office === undefined ? ['there', 'not there'] : ['open', 'closed']
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const timeOf = (instant: number) => spokenTime(clock.format(instant))

  function nowIn(at: number): string {
    const today = days.dayOf(at)
    const near = [today - 1, today].flatMap((day) => days.openOn(day))
    const running = near.find(({ opens, closes }) => opens <= at && at < closes)
    if (running) return `Yes, ${who} is ${open} now, until ${timeOf(running.closes)}.`
    const off = days.offOn(today)
    const because = off === undefined ? '' : ` Today is ${off.name ?? 'a day off'}.`
    const next = nextOpening(days, at)
    return `No, ${who} is ${closed} right now.${because}${next === undefined ? '' : ` The next time is ${sayDay(next.day, today)} at ${timeOf(next.opens)}.`}`
  }

  function dayIn(day: number, today: number, isYesOrNo: boolean): string {
    const feast = days.holidays.yearFrom(isoDay(today)).find((each) => each.day === isoDay(day))
    const named = feast === undefined ? sayDay(day, today) : `on ${spokenFeast(feast)}`
    const intervals = days.openOn(day)
    const says = (yesOrNo: string, text: string) =>
      isYesOrNo ? `${yesOrNo}, ${text}.` : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    if (intervals.length === 0) {
      const said = says('No', `${who} is ${closed} ${named}`)
      return office === undefined && feast === undefined
        ? `${said} ${hours.hours === undefined ? spokenHours(hours) : ended(hours.hours)}`
        : said
    }
    const times = intervals.map(({ opens, closes }) => `from ${timeOf(opens)} to ${timeOf(closes)}`)
    return says('Yes', `${who} is ${open} ${named} ${listed(times)}`)
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
      const subject = office === undefined ? 'We are' : `${office} is`
      return off.length === 0
        ? undefined
        : `${subject} closed on ${listed(off.map(({ day, name }) => name ?? spokenDay(day)))}.`
    },
    asked(at) {
      if (days.isAlwaysOpen) return []
      const feasts = days.holidays
        .yearFrom(isoDay(days.dayOf(at.getTime())))
        .flatMap(({ name }) => name ?? [])
      return ['now', 'today', 'tomorrow', 'on Saturday', ...dates, ...feasts.map((name) => `on ${name}`)].map(
        (when) => `are you open ${when}`,
      )
    },
    spoken: office === undefined ? spokenHours(hours) : spokenOffice(office, hours),
  }
}

function spokenOffice(office: string, { hours, openingHours }: Hours): string | undefined {
  if (hours !== undefined) return `${office}: ${ended(hours)}`
  return openingHours.length === 0 ? undefined : `${office} is open ${hoursIn(openingHours)}.`
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
  if (day === today) return 'today'
  if (day === today + 1) return 'tomorrow'
  const weekday = `on ${weekdayOf(day)}`
  return day < today + 7 ? weekday : `${weekday}, ${spokenDay(isoDay(day))}`
}
