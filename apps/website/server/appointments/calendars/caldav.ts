import { calendarQuery, createAccount, propfind } from 'tsdav'
import type { Calendar } from './calendar.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { type CalendarRules, checkAnswer, createCalendarFetch } from './calendar-fetch.ts'
import type { CalendarAddress } from './calendar-secrets.ts'

/** The address of a calendar or an account, with user and password. */
type CaldavAddress = { url: string; login: NonNullable<CalendarAddress['login']> }

function fetchWith({ url, login }: CaldavAddress, rules: CalendarRules, signal: AbortSignal): typeof fetch {
  const authorization = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`
  return createCalendarFetch({ url, authorization, rules, signal })
}

/** Opens a calendar by CalDAV (RFC 4791). @param address of the calendar itself */
export function openCaldav(
  address: CaldavAddress,
  rules: CalendarRules,
): Pick<Calendar, 'read'> & { entries: NonNullable<Calendar['entries']> } {
  const { url } = address
  const ask = (signal: AbortSignal) => fetchWith(address, rules, signal)
  const eventsWhere = async (filter: object, signal: AbortSignal) => {
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
      fetch: ask(signal),
    })
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
      const now = await readMark(url, ask(signal))
      if (now !== null && now === mark) return null
      const range = { 'time-range': { _attributes: { start: stamp(from), end: stamp(until) } } }
      const events = await eventsWhere(range, signal)
      return { texts: events.map(({ text }) => text), mark: now }
    },
    entries: {
      async hrefOf(id, signal) {
        return (await this.find(id, signal))?.href ?? new URL(`${id}.ics`, asFolder(url)).href
      },
      async find(uid, signal) {
        const filter = { 'prop-filter': { _attributes: { name: 'UID' }, 'text-match': uid } }
        return (await eventsWhere(filter, signal))[0] ?? null
      },
      async write({ id, href, text }, signal) {
        const put = (place: string) =>
          ask(signal)(place, {
            method: 'PUT',
            headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
            body: text,
          })
        const response = await put(href)
        const isMisplaced = [400, 403, 404, 409, 412].includes(response.status)
        // The calendar has the event elsewhere by now.
        const place = isMisplaced ? await this.hrefOf(id, signal) : href
        checkAnswer(place === href ? response : await put(place))
        return place
      },
      async remove(href, signal) {
        const response = await ask(signal)(href, { method: 'DELETE' })
        if (response.status !== 404 && response.status !== 410) checkAnswer(response)
      },
    },
  }
}

/**
 * Finds the calendars at an address: the one that stands there, or those of the account.
 * @throws CalendarFailure if there are none
 */
export async function findCalendars(
  address: CaldavAddress,
  rules: CalendarRules,
  signal: AbortSignal,
): Promise<{ url: string; name: string }[]> {
  const { url } = address
  const ask = fetchWith(address, rules, signal)
  const props = { 'd:resourcetype': {}, 'd:displayname': {} }
  const [itself] = await propfind({ url, props, depth: '0', fetch: ask }).catch((error: unknown) => {
    // Some servers have nothing at their root.
    if (error instanceof CalendarFailure && !error.isRefused) return []
    throw error
  })
  if ('calendar' in ((itself?.props?.['resourcetype'] as object | undefined) ?? {}))
    return [{ url, name: wordsOf(itself?.props?.['displayname']) || nameIn(url) }]
  const { calendars = [], homeUrl } = await createAccount({
    account: { serverUrl: url, accountType: 'caldav' },
    loadCollections: true,
    fetch: ask,
  }).catch((error: unknown) => {
    if (error instanceof CalendarFailure) throw error
    throw new CalendarFailure('The server has no calendars at this address')
  })
  // The account is found from any address below it, but a wrong one must not stand for another calendar.
  if (homeUrl !== undefined && url.startsWith(asFolder(homeUrl)) && asFolder(url) !== asFolder(homeUrl))
    throw new CalendarFailure('The server has no calendar at this address')
  const found = calendars
    .filter(
      ({ components }) =>
        components === undefined || components.length === 0 || components.includes('VEVENT'),
    )
    .map((each) => ({ url: each.url, name: wordsOf(each.displayName) || nameIn(each.url) }))
  if (found.length === 0) throw new CalendarFailure('The account has no calendar')
  return found
}

/** The last part of an address, for a calendar without a name. */
const nameIn = (url: string): string => new URL(url).pathname.split('/').findLast(Boolean) ?? url

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
