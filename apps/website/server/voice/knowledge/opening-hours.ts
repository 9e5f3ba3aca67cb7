import type { Contact } from '#agency/schema/contact.ts'
import { ended, listed } from './sentences.ts'

type Hours = Pick<Contact, 'hours' | 'openingHours' | 'holidays'>

/** "08:00" is "8 am", "12:00" noon. */
function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 24 === 0) return 'midnight'
  if (minute === 0 && hour === 12) return 'noon'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** The hours of the team in one sentence; the content's own if it lists none. */
export const spokenHours = ({ hours, openingHours }: Hours): string =>
  openingHours.length === 0
    ? ended(hours)
    : `Our hours are ${listed(
        openingHours.map(({ days, opens, closes }) => {
          const named = days.length > 2 ? `${days[0] ?? ''} to ${days.at(-1) ?? ''}` : listed(days)
          return `${named}, ${spokenTime(opens)} to ${spokenTime(closes)}`
        }),
      )}.`

/** "12-25" or "2026-12-25" is "December 25". */
export const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`2024-${day.slice(-5)}T00:00:00Z`),
  )

/** Says whether the team is there at an instant. */
export function openNow({ openingHours, holidays }: Hours, timeZone: string, at: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at)
  const weekday = part({ weekday: 'long' })
  const time = part({ hour: '2-digit', minute: '2-digit' })
  const [day = '', month = '', year = ''] = part({ day: '2-digit', month: '2-digit', year: 'numeric' }).split(
    '/',
  )
  const isHoliday = holidays.some((each) => each === `${year}-${month}-${day}` || each === `${month}-${day}`)
  const isOpen =
    !isHoliday &&
    openingHours.some(
      ({ days, opens, closes }) =>
        days.some((each) => each === weekday) && opens <= time && (time < closes || closes === '00:00'),
    )
  if (isHoliday) return 'Today is a day off for our team.'
  return isOpen ? 'Yes, our team is there now.' : 'Our team is not there right now.'
}
