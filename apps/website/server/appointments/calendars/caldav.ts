import { calendarQuery, createAccount, propfind } from 'tsdav'
import type { CalendarSetting } from '#server/runtime/config.ts'
import type { Calendar } from './calendar.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { checkAnswer, createCalendarFetch } from './calendar-fetch.ts'

type Login = NonNullable<CalendarSetting['login']>

/** Opens a calendar by CalDAV (RFC 4791). */
export function openCaldav(
  setting: CalendarSetting & { login: Login },
): Pick<Calendar, 'read'> & { entries: NonNullable<Calendar['entries']> } {
  const { user, password } = setting.login
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  /** The address of the calendar, once it is known. */
  let found: string | undefined

  const fetchWith = (signal: AbortSignal) => createCalendarFetch({ url: setting.url, authorization, signal })
  const addressOf = async (signal: AbortSignal) => (found ??= await findCalendar(setting, fetchWith(signal)))
  /** After a failure, the calendar is looked for again: it may have another address now. */
  const orLookAgain = (error: unknown): never => {
    found = undefined
    throw error
  }
  const eventsWhere = async (filter: object, signal: AbortSignal) => {
    const url = await addressOf(signal)
    const answers = await calendarQuery({
      url,
      props: { 'd:getetag': {}, 'c:calendar-data': {} },
      filters: {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': { _attributes: { name: 'VEVENT' }, ...filter },
        },
      },
      depth: '1',
      fetch: fetchWith(signal),
    }).catch(orLookAgain)
    return answers.map(({ href, props }) => {
      const data: unknown = props?.['calendarData']?._cdata ?? props?.['calendarData']
      // An event that is not read must not look like one that was deleted.
      if (href === undefined || typeof data !== 'string')
        throw new CalendarFailure('The server answered with something that is no calendar')
      return { href: new URL(href, url).href, text: data }
    })
  }

  return {
    async read({ from, until }, mark, signal) {
      const now = await readMark(await addressOf(signal), fetchWith(signal)).catch(orLookAgain)
      if (now !== null && now === mark) return null
      const range = { 'time-range': { _attributes: { start: stamp(from), end: stamp(until) } } }
      const events = await eventsWhere(range, signal)
      return { texts: events.map(({ text }) => text), mark: now }
    },
    entries: {
      async hrefOf(id, signal) {
        return new URL(`${id}.ics`, asFolder(await addressOf(signal))).href
      },
      async find(uid, signal) {
        const filter = { 'prop-filter': { _attributes: { name: 'UID' }, 'text-match': uid } }
        return (await eventsWhere(filter, signal))[0] ?? null
      },
      async write({ id, href, text }, signal) {
        const put = (address: string) =>
          fetchWith(signal)(address, {
            method: 'PUT',
            headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
            body: text,
          })
        const response = await put(href)
        const isMisplaced = [400, 403, 404, 409, 412].includes(response.status)
        // The calendar has the event already, because a mail program has accepted the invitation; or its address has changed.
        const place = isMisplaced
          ? ((await this.find(id, signal))?.href ?? (await this.hrefOf(id, signal)))
          : href
        checkAnswer(place === href ? response : await put(place))
        return place
      },
      async remove(href, signal) {
        const response = await fetchWith(signal)(href, { method: 'DELETE' })
        if (response.status !== 404 && response.status !== 410) checkAnswer(response)
      },
    },
  }
}

/** Finds the calendar of a setting: its address is that of a calendar, or of a server with an account. */
async function findCalendar({ url, calendar }: CalendarSetting, fetchFrom: typeof fetch): Promise<string> {
  const [itself] = await propfind({
    url,
    props: { 'd:resourcetype': {} },
    depth: '0',
    fetch: fetchFrom,
  }).catch((error: unknown) => {
    // Some servers have nothing at their root.
    if (error instanceof CalendarFailure && !error.isRefused) return []
    throw error
  })
  if ('calendar' in ((itself?.props?.['resourcetype'] as object | undefined) ?? {})) return url
  const { calendars = [], homeUrl } = await createAccount({
    account: { serverUrl: url, accountType: 'caldav' },
    loadCollections: true,
    fetch: fetchFrom,
  }).catch((error: unknown) => {
    if (error instanceof CalendarFailure) throw error
    throw new CalendarFailure('The server has no calendars at this address')
  })
  // The account is found from any address below it, but a wrong one must not stand for another calendar.
  if (homeUrl !== undefined && url.startsWith(asFolder(homeUrl)) && asFolder(url) !== asFolder(homeUrl))
    throw new CalendarFailure('The server has no calendar at this address')
  const ofEvents = calendars
    .filter(
      ({ components }) =>
        components === undefined || components.length === 0 || components.includes('VEVENT'),
    )
    .map((each) => ({ url: each.url, name: wordsOf(each.displayName) }))
  const fitting = calendar === null ? ofEvents : ofEvents.filter(({ name }) => name === calendar)
  if (fitting.length === 1 && fitting[0]) return fitting[0].url
  const names = ofEvents.map(({ name }) => name).join(', ')
  throw new CalendarFailure(
    ofEvents.length === 0
      ? 'The account has no calendar'
      : `The account has these calendars: ${names}. Name one at the end of the address, as #Work`.slice(
          0,
          200,
        ),
  )
}

/** The library takes names that are numbers for numbers. */
const wordsOf = (name: unknown): string =>
  typeof name === 'string' || typeof name === 'number' ? String(name) : ''

/** Reads what changes with the content of a calendar; null if the server has nothing like it. */
async function readMark(url: string, fetchFrom: typeof fetch): Promise<string | null> {
  const props = { 'cs:getctag': {}, 'd:sync-token': {} }
  const [answer] = await propfind({ url, props, depth: '0', fetch: fetchFrom })
  // For a query, some servers answer the same where nothing was found.
  if (answer?.ok === false) throw new CalendarFailure('The server has no calendar at this address')
  const mark: unknown = answer?.props?.['getctag'] ?? answer?.props?.['syncToken']
  return wordsOf(mark) || null
}

const asFolder = (url: string) => (url.endsWith('/') ? url : `${url}/`)

/** The times of a filter (RFC 4791, 9.9). */
const stamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
