import { isEnglish, listed, sentencesIn } from '#platform/sentences/sentences.ts'

/** An instant on the calendar and the clock of a zone. */
export type LocalTime = {
  /** Days since 1970-01-01. */
  day: number
  /** Minutes since midnight, as the clock shows them. */
  minute: number
}

/** What a language makes of a time (BCP 47). */
type InWords = (language: string) => string

const formats = new Map<string, Intl.DateTimeFormat>()
/** Reuses formatters, since each costs more than a hundred uses. English has the day before the month. */
function format(timeZone: string, options: Intl.DateTimeFormatOptions, language = 'en'): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`
  const locale = language === 'en' ? 'en-GB' : language
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, made)
  return made
}

const numeric = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const

/** What calendar and clock show at an instant (in milliseconds) in a zone (IANA). */
export function localTime(instant: number, zone: string): LocalTime {
  const parts = new Map(
    format(zone, numeric)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (part: keyof Intl.DateTimeFormatPartTypesRegistry) => parts.get(part) ?? 0
  return {
    day: Date.UTC(of('year'), of('month') - 1, of('day')) / 86_400_000,
    minute: of('hour') * 60 + of('minute'),
  }
}

/** Today as YYYY-MM-DD in a zone (IANA). */
export const todayIn = (zone = 'UTC'): string =>
  new Date(localTime(Date.now(), zone).day * 86_400_000).toISOString().slice(0, 10)

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long' } as const

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

type ZoneName = 'long' | 'longGeneric'
const zoneAt = (instant: number, zone: string, timeZoneName: ZoneName, language: string): string =>
  format(zone, { timeZoneName }, language)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** The name of a zone at these instants: "Central European Standard Time", or without "Standard" if the clocks change between them. */
export const zoneInWords =
  (instants: readonly number[], zone: string): InWords =>
  (language) => {
    const names = new Set(instants.map((each) => zoneAt(each, zone, 'long', language)))
    const [name = zone] = names
    return names.size < 2 ? name : zoneAt(instants[0] ?? 0, zone, 'longGeneric', language)
  }

/** A day in words, in English without a comma: "Tuesday 1 December". */
function dayOf(instant: number, zone: string, options: Intl.DateTimeFormatOptions, language: string): string {
  const said = format(zone, { ...dayAndMonth, ...options }, language).format(instant)
  return isEnglish(language) ? said.replace(',', '') : said
}

/** A time with day and date: "Tuesday 1 December 2026 at 10:00". */
export const timeInWords =
  (instant: number, zone: string): InWords =>
  (language) =>
    filled(sentencesIn(language).phrases.at, {
      day: dayOf(instant, zone, { year: 'numeric' }, language),
      clock: clockOf([instant], zone, language)[0] ?? '',
    })

/** Clock times. An hour that the clocks repeat has its zone behind it. */
function clockOf(instants: readonly number[], zone: string, language: string): string[] {
  const shown = (instant: number) => format(zone, clock, language).format(instant)
  const hour = 3_600_000
  return instants.map((instant) => {
    const isRepeated = [instant - hour, instant + hour].some((other) => shown(other) === shown(instant))
    const label = filled(sentencesIn(language).phrases.clock, { clock: shown(instant) })
    return isRepeated ? `${label} ${zoneAt(instant, zone, 'long', language)}` : label
  })
}

/** Times to choose from, with their days: "today, Tuesday 1 December at 10:00 or 14:00". */
export const choiceInWords =
  (instants: readonly number[], zone: string, now: number): InWords =>
  (language) => {
    const words = sentencesIn(language).phrases
    const today = localTime(now, zone).day
    const days = [...Map.groupBy(instants, (each) => localTime(each, zone).day)].map(([at, times]) => {
      const near = [words.today, words.tomorrow][at - today] ?? '{day}'
      const day = filled(near, { day: dayOf(times[0] ?? 0, zone, {}, language) })
      return filled(words.at, { day, clock: listed(clockOf(times, zone, language), 'or', language) })
    })
    return days.length < 2 ? days.join('') : `${days.slice(0, -1).join('; ')}${words.or}${days.at(-1) ?? ''}`
  }
