import { hash } from 'node:crypto'
import type { CalendarSetting } from '#server/runtime/config.ts'
import { openCaldav } from './caldav.ts'
import type { Calendar } from './calendar.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { checkAnswer, createCalendarFetch } from './calendar-fetch.ts'

/** Opens the calendars of the settings. Nothing is asked yet. Appointments are written into the first of each colleague. */
export function openCalendars(settings: readonly CalendarSetting[]): Calendar[] {
  const written = new Set<string>()
  return settings.map((setting) => {
    const { holder, url, calendar, login } = setting
    const name = hash('sha256', [holder, url, calendar, login?.user].join('\n'))
    if (!login) return { name, holder, read: readFile(setting), entries: null, isWritten: false }
    const isWritten = !written.has(holder)
    written.add(holder)
    return { name, holder, ...openCaldav({ ...setting, login }), isWritten }
  })
}

const beginning = /^\uFEFF?\s*BEGIN:VCALENDAR/i

const readFile =
  ({ url }: CalendarSetting): Calendar['read'] =>
  async (_range, mark, signal) => {
    const response = await createCalendarFetch({ url, signal })(url, {
      headers: { Accept: 'text/calendar', ...(mark !== null && { 'If-None-Match': mark }) },
    })
    if (response.status === 304) return null
    const text = await checkAnswer(response).text()
    if (!beginning.test(text)) throw new CalendarFailure('The address has no calendar, but something else')
    return { texts: [text], mark: response.headers.get('etag') }
  }
