import { Hono } from 'hono'
import {
  type CalendarLogin,
  calendarLoginSchema,
  type CalendarsTrouble,
  type FoundCalendars,
  type StaffCalendars,
} from '#contract/desk/calendars.ts'
import { freshSince } from '#server/appointments/taken-times.ts'
import { listCalendars, listClashes } from '#server/appointments/calendars/calendar-transactions.ts'
import type { CalendarAddress } from '#server/appointments/calendars/calendar-secrets.ts'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { consumeUsage } from '#server/store/usage.ts'
import type { DeskContext } from '../desk-context.ts'
import { conflict, notFound, readBodyOf, tooMany, unprocessable } from '../problems.ts'
import { addCalendar, listCalendarsOf, removeCalendar } from './own-calendars.ts'

/** Milliseconds that a calendar may fail before anybody hears of it: servers restart. */
const calendarTimeout = 5 * 60_000

/** How often a colleague may try addresses: a password is not to be guessed here, nor a network explored. */
const tries = { limit: 60, window: 3_600_000 }

/** `/calendars`: calendars that cannot be read, appointments that clash with one, and the calendars of the signed-in person. */
export function createCalendarsApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, now } = context
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
  addOwnCalendars(api, context)
  return api
}

/** `/calendars/own` and `/calendars/try`. A site without appointments has no such address. */
function addOwnCalendars(api: Hono<AppEnvironment>, { store, calendarAccess, now }: DeskContext): void {
  if (!calendarAccess) return
  const { secrets, rules } = calendarAccess

  /** Connects. @returns what was found, or the answer that says what is wrong */
  async function connect(login: CalendarLogin, staffId: string): Promise<FoundCalendars | Response> {
    const at = now()
    const windowEndsAt = new Date(at.getTime() + tries.window).toISOString()
    const increment = { key: `calendar-tries ${staffId}`, amount: 1, limit: tries.limit, windowEndsAt }
    const used = await store.run(consumeUsage, { increments: [increment], now: at.toISOString() })
    if (used.outcome === 'refused')
      return tooMany(Math.ceil((Date.parse(used.windowEndsAt) - at.getTime()) / 1000))
    // Its libraries are for those who have calendars.
    const { tryCalendar } = await import('#server/appointments/calendars/try-calendar.ts')
    const tried = await tryCalendar({ url: login.url, login: credentialsOf(login) }, rules)
    if (tried.outcome === 'found') return { found: tried.found }
    return unprocessable({ [tried.isRefused && login.by === 'caldav' ? 'password' : 'url']: tried.why })
  }

  api.post('/calendars/try', async (c) => {
    const body = await readBodyOf(calendarLoginSchema, c.req.raw)
    if (!body.read) return body.response
    const found = await connect(body.value, c.var.staff.id)
    if (found instanceof Response) return found
    // A secret address is not sent back.
    const isSecret = body.value.by === 'address'
    return c.json<FoundCalendars>({
      found: found.found.map(({ url, name }) => ({ url: isSecret ? '' : url, name })),
    })
  })

  api.get('/calendars/own', async (c) => {
    const { id: staffId, role } = c.var.staff
    const all = await store.read(listCalendarsOf, { staffId: role === 'admin' ? null : staffId })
    const own = all.filter((calendar) => calendar.staff_id === staffId)
    return c.json({
      own: own.map(({ name, secret, can_write: canWrite, is_written: isWritten, answer }) => {
        const address = secrets.open(name, secret)
        return {
          id: name,
          label: address && { name: address.label, host: new URL(address.url).host },
          isReadOnly: canWrite === 0,
          isWritten: isWritten === 1,
          why: answer,
        }
      }),
      others: all
        .filter((calendar) => calendar.staff_id !== staffId)
        .map(({ name, staffName, answer }) => ({ id: name, holder: staffName, why: answer })),
    } satisfies StaffCalendars)
  })

  api.post('/calendars/own', async (c) => {
    const body = await readBodyOf(calendarLoginSchema, c.req.raw)
    if (!body.read) return body.response
    const { id: staffId, email } = c.var.staff
    const found = await connect(body.value, staffId)
    if (found instanceof Response) return found
    const [calendar, ...others] = found.found
    if (!calendar || others.length > 0) return unprocessable({ url: 'Choose one of the calendars.' })
    const login = credentialsOf(body.value)
    const address: CalendarAddress = { url: calendar.url, login, label: calendar.name }
    const holder = email.toLowerCase()
    const name = secrets.nameOf(holder, address)
    const added = await store.run(addCalendar, {
      name,
      staff_id: staffId,
      holder,
      secret: secrets.seal(name, address),
      can_write: login ? 1 : 0,
      now: now().toISOString(),
    })
    if (added === 'full') return conflict('You have as many calendars as there may be. Remove one first.')
    return added === 'gone' ? notFound('account') : c.body(null, 204)
  })

  api.delete('/calendars/own/:id', async (c) => {
    const { id: staffId, role } = c.var.staff
    const isRemoved = await store.run(removeCalendar, {
      name: c.req.param('id'),
      staffId,
      isAdmin: role === 'admin',
      now: now().toISOString(),
    })
    return isRemoved ? c.body(null, 204) : conflict('The calendar was removed meanwhile.')
  })
}

const credentialsOf = (login: CalendarLogin): CalendarAddress['login'] =>
  login.by === 'caldav' ? { user: login.user, password: login.password } : null
