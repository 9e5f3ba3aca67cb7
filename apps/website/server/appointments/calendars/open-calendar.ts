import type { CalendarRow } from '#server/store/tables/appointment-rows.ts'
import { openCaldav } from './caldav.ts'
import type { Calendar } from './calendar.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { type CalendarRules, checkAnswer, createCalendarFetch } from './calendar-fetch.ts'
import type { CalendarAddress, CalendarSecrets } from './calendar-secrets.ts'

/** What is stored of a calendar, besides how reading it goes. */
export type StoredCalendar = Pick<CalendarRow, 'name' | 'holder' | 'secret' | 'is_written' | 'updated_at'>

/** The key of the site is not the one with which the calendar was stored. */
const unreadableCalendar = 'The key of this site has changed. Add the calendar again'

/** Opens a stored calendar. Nothing is asked yet. One that was stored with another key fails whatever it is asked. */
export function openCalendar(row: StoredCalendar, secrets: CalendarSecrets, rules: CalendarRules): Calendar {
  const { name, holder, is_written: isWritten, updated_at: version } = row
  const address = secrets.open(name, row.secret)
  const opened = address ? openAddress(address, rules) : unreadable
  return { name, holder, version, isWritten: isWritten === 1, ...opened }
}

/** Opens what a colleague has entered. */
export function openAddress(
  { url, login }: CalendarAddress,
  rules: CalendarRules,
): Pick<Calendar, 'read' | 'entries'> {
  return login ? openCaldav({ url, login }, rules) : { read: readFile(url, rules), entries: null }
}

const refuse = async () => {
  throw new CalendarFailure(unreadableCalendar)
}

const unreadable: Pick<Calendar, 'read' | 'entries'> = {
  read: refuse,
  entries: { hrefOf: refuse, find: refuse, write: refuse, remove: refuse },
}

const beginning = /^\uFEFF?\s*BEGIN:VCALENDAR/i

const readFile =
  (url: string, rules: CalendarRules): Calendar['read'] =>
  async (_range, mark, signal) => {
    const response = await createCalendarFetch({ url, rules, signal })(url, {
      headers: { Accept: 'text/calendar', ...(mark !== null && { 'If-None-Match': mark }) },
    })
    if (response.status === 304) return null
    const text = await checkAnswer(response).text()
    if (!beginning.test(text)) throw new CalendarFailure('The address has no calendar, but something else')
    return { texts: [text], mark: response.headers.get('etag') }
  }
