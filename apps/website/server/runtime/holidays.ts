import { createRequire } from 'node:module'
import type DateHolidays from 'date-holidays'
import type { HolidayRule } from '#agency/schema/contact.ts'

/** A day, such as `2026-12-25`, and its name, if the language has one; `isOff` if the agency is closed. */
export type Feast = { day: string; name: string | undefined; isOff: boolean }

/** The feasts that an agency's rules know. Each year is computed when it is first asked for. */
export type Holidays = {
  /** The day off that this day is, or undefined. */
  off(day: string): Feast | undefined
  /** All feasts from this day on, for a year, in order. */
  yearFrom(day: string): Feast[]
}

/** The English names of days that an owner may list by date. With any rule, those that are not listed are no days off. */
const everywhere: readonly (readonly [monthDay: string, name: string])[] = [
  ['01-01', 'New Year’s Day'],
  ['12-24', 'Christmas Eve'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
  ['12-31', 'New Year’s Eve'],
]

/** The rules of all countries take 37 MB of memory, and a second of a slow core: only a site that names a country loads them. */
const library = (): typeof DateHolidays =>
  createRequire(import.meta.url)('date-holidays') as typeof DateHolidays

/**
 * Whether the holidays of a country and region are known.
 * @param region ISO 3166-2 without the country: `HB`
 */
export function isKnownRegion({ country, region }: Exclude<HolidayRule, string>): boolean {
  const known = new (library())()
  if (!(country in known.getCountries())) return false
  return region === undefined || region in (known.getStates(country) ?? {})
}

/** Creates the calendar of an agency's rules, with names in its language (ISO 639). */
export function createHolidays(rules: readonly HolidayRule[], code = 'en'): Holidays {
  const years = new Map<number, ReadonlyMap<string, Feast>>()
  const inYear = (year: number): ReadonlyMap<string, Feast> => {
    const known = years.get(year) ?? feastsOf(rules, year, code)
    years.set(year, known)
    return known
  }
  return {
    off(day) {
      const feast = inYear(Number(day.slice(0, 4))).get(day)
      return feast?.isOff === true ? feast : undefined
    },
    yearFrom(day) {
      const year = Number(day.slice(0, 4))
      const until = `${year + 1}${day.slice(4)}`
      return [...inYear(year).values(), ...inYear(year + 1).values()]
        .filter((feast) => day <= feast.day && feast.day < until)
        .toSorted((one, other) => one.day.localeCompare(other.day))
    },
  }
}

/** Days off come last, because a later feast replaces one of the same day. */
function feastsOf(rules: readonly HolidayRule[], year: number, code: string): ReadonlyMap<string, Feast> {
  if (rules.length === 0) return new Map()
  const named = code === 'en' ? everywhere : []
  const names = new Map(named)
  const feasts = [
    ...named.map(([monthDay, name]): Feast => ({ day: `${year}-${monthDay}`, name, isOff: false })),
    ...rules.flatMap((rule): Feast[] => {
      if (typeof rule !== 'string') return feastsIn(rule, year, code)
      const monthDay = rule.slice(-5)
      const day = `${year}-${monthDay}`
      return rule === monthDay || rule === day ? [{ day, name: names.get(monthDay), isOff: true }] : []
    }),
  ]
  const inOrder = feasts.toSorted((one, other) => Number(one.isOff) - Number(other.isOff))
  return new Map(inOrder.map((feast) => [feast.day, feast]))
}

/** English names that tell nobody which day it is. */
const saysNothing = /^(?:bank|national|public|state) holiday$/i

const hour = 3_600_000
const dayLong = 24 * hour

/** The feasts of a country and region. A feast of several days, or one from an evening on, is that of each noon in it. */
function feastsIn({ country, region }: Exclude<HolidayRule, string>, year: number, code: string): Feast[] {
  const Calendar = library()
  const create = () => (region === undefined ? new Calendar(country) : new Calendar(country, region))
  const [ownLanguage = code] = create().getLanguages()
  // In a language that has no name for a feast, the library calls it as its country does.
  const ownNames = ownLanguage.split('-')[0] === code ? [] : create().getHolidays(year)
  const own = new Set(ownNames.map(({ date, name }) => date + name))
  return create()
    .getHolidays(year, code)
    .flatMap(({ date, start, end, type, name }): Feast[] => {
      // "2027-03-09 00:00:00 -0600" begins six hours before that day.
      const begins =
        Date.parse(`${date.slice(0, 10)}T${date.slice(11, 19)}Z`) + (Number(date.slice(20)) / 100) * hour
      const ends = begins + (end.getTime() - start.getTime())
      const firstNoon = Math.ceil((begins - 12 * hour) / dayLong) * dayLong + 12 * hour
      const noons = Math.max(0, Math.ceil((ends - firstNoon) / dayLong))
      return Array.from({ length: noons }, (_, index) => ({
        day: new Date(firstNoon + index * dayLong).toISOString().slice(0, 10),
        name: own.has(date + name) || saysNothing.test(name) ? undefined : name.replaceAll("'", '’'),
        isOff: type === 'public',
      }))
    })
}
