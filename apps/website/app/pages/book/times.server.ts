import { isTimeZone } from '#agency/schema/values.ts'
import type { Booking } from '#contract/booking.ts'
import { siteLanguage } from '#contract/language.ts'
import { timeInWords } from '#contract/time-in-words.ts'

/** Free times as the page shows them, in the visitor's zone. */
export type ShownTimes = {
  days: { day: string; label: string; times: ShownTime[] }[]
  zone: string
  zoneName: string
  /** Whether the visitor has chosen it. */
  isChosen: boolean
  /** A time that the address names: the assistant chose it with the visitor. Null if it is none, or no longer free. */
  wanted: ShownTime | null
  /** Whether the address names one that is not free. */
  isWantedGone: boolean
  /** Pages of days, from 1; null if there is none. */
  earlier: number | null
  later: number | null
}
export type ShownTime = { at: string; label: string }

/** Days with free times on one page. */
const daysAPage = 8

/** Reads the zone that a visitor chose; the one of the hours by default. */
export function readZone(chosen: unknown, fallback: string): string {
  return typeof chosen === 'string' && isTimeZone(chosen) ? chosen : fallback
}

/** Groups the free times of a kind by the days of the visitor's zone, one page of them. */
export async function showTimes(
  booking: Booking,
  kind: string,
  search: URLSearchParams,
  fallbackZone = booking.zoneOf(kind),
): Promise<ShownTimes> {
  const zone = readZone(search.get('zone'), fallbackZone)
  const free = await booking.freeTimes(kind)
  const days = groupByDay(free, zone)
  const at = search.get('at')
  const pages = Math.max(1, Math.ceil(days.length / daysAPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  return {
    days: labelDays(days.slice((page - 1) * daysAPage, page * daysAPage), zone),
    zone,
    zoneName: nameOfZone(zone),
    isChosen: search.has('zone'),
    wanted: at !== null && free.includes(at) ? { at, label: timeInWords(at, zone) } : null,
    isWantedGone: at !== null && !free.includes(at),
    earlier: page > 1 ? page - 1 : null,
    later: page < pages ? page + 1 : null,
  }
}

/** The times of one day. */
type Day = [day: string, times: string[]]

/** Groups times by day. */
function groupByDay(times: readonly string[], zone: string): Day[] {
  const dayOf = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone })
  return [...Map.groupBy(times, (at) => dayOf.format(new Date(at)))]
}

const clock = { hour: '2-digit', minute: '2-digit' } as const

/**
 * Labels days and their times. An hour that the clocks repeat has its zone behind it. A formatter costs more than a hundred
 * labels, so each is made once.
 */
export function labelDays(
  days: readonly Day[],
  zone: string,
  { code, dates } = siteLanguage,
): ShownTimes['days'] {
  const dayLabel = new Intl.DateTimeFormat(dates, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  // Versions of the formats differ in the comma of English.
  const withoutComma = (label: string) => (code === 'en' ? label.replace(',', '') : label)
  const timeLabel = new Intl.DateTimeFormat(dates, { ...clock, timeZone: zone })
  const withZone = new Intl.DateTimeFormat(dates, { ...clock, timeZone: zone, timeZoneName: 'short' })
  return days.map(([day, times]) => {
    const labels = times.map((at) => timeLabel.format(new Date(at)))
    const isOnce = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label)
    return {
      day,
      label: withoutComma(dayLabel.format(new Date(times[0] ?? day))),
      times: times.map((at, index): ShownTime => {
        const label = labels[index] ?? ''
        return { at, label: isOnce(label) ? label : withZone.format(new Date(at)) }
      }),
    }
  })
}

/** The times nearest to one that is gone, with their days. */
export async function nearestTo(
  booking: Booking,
  kind: string,
  wanted: string,
  zone: string,
): Promise<ShownTimes['days']> {
  const distance = (at: string) => Math.abs(Date.parse(at) - Date.parse(wanted))
  const times = (await booking.freeTimes(kind)).toSorted((one, other) => distance(one) - distance(other))
  return labelDays(groupByDay(times.slice(0, 6).toSorted(), zone), zone)
}

/** The name of a zone for people, the same in summer and winter: "Central European Time (Europe/Berlin)". */
export function nameOfZone(zone: string, { dates } = siteLanguage): string {
  const part = new Intl.DateTimeFormat(dates, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')
  return part && part.value !== zone ? `${part.value} (${zone.replaceAll('_', ' ')})` : zone
}

/** The clock time at which a hold ends. */
export const clockTime = (at: string, zone: string): string =>
  new Intl.DateTimeFormat(siteLanguage.dates, { ...clock, timeZone: zone }).format(new Date(at))
