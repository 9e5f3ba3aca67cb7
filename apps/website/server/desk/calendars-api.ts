import { Hono } from 'hono'
import type { CalendarsTrouble } from '#contract/desk/calendars.ts'
import { freshSince } from '#server/appointments/taken-times.ts'
import { listCalendars, listClashes } from '#server/appointments/calendars/calendar-transactions.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import type { DeskContext } from './desk-context.ts'

/** Milliseconds that a calendar may fail before anybody hears of it: servers restart. */
const calendarTimeout = 5 * 60_000

/** `GET /calendars`: calendars that cannot be read, and appointments that clash with one. */
export function createCalendarsApi({ store, now }: DeskContext): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()
  api.get('/calendars', async (c) => {
    const at = now()
    const [calendars, clashes] = await Promise.all([
      store.read(listCalendars, undefined),
      store.read(listClashes, { now: at.toISOString() }),
    ])
    const long = new Date(at.getTime() - calendarTimeout).toISOString()
    return c.json({
      failing: calendars.flatMap(({ holder, read_at, failing_since: since, answer }) =>
        since === null || since > long
          ? []
          : [
              {
                holder,
                since,
                why: answer ?? '',
                isIgnored: read_at === null || read_at < freshSince(at.toISOString()),
              },
            ],
      ),
      clashes,
    } satisfies CalendarsTrouble)
  })
  return api
}
