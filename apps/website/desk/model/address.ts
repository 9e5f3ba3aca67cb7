import { createWatched, useWatched, type Watched } from './watched.ts'

/** What the desk shows: the path below /inbox, and the query that filters the list. */
type DeskLocation = { path: string; query: string }

export type Address = {
  location: Watched<DeskLocation>
  /** Navigates like a link. */
  open: (path: string, query?: string) => void
  /** Changes the address without an entry in the browser's history, for example during typing in the search field. */
  replace: (path: string, query?: string) => void
  /** Goes to a list: back, if the list was here before, so that it keeps its filters and its entry in the browser's history. */
  backTo: (list: string) => void
}

export const base = '/inbox'

const read = (): DeskLocation => ({
  path: location.pathname.slice(base.length).replace(/\/$/, '') || '/',
  query: location.search.slice(1),
})

/** Splits a path into its parts. What is not encoded correctly stays as it is: no screen has that address. */
export function partsOf(path: string): string[] {
  return path.split('/').map((part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
}

/** Returns the full address, for a link. */
export const hrefOf = (path: string, query = ''): string =>
  `${base}${path === '/' ? '' : path}${query === '' ? '' : `?${query}`}`

/** Creates the address bar as a watched value, once per page. */
export function createAddress(): Address {
  const shown = createWatched(read())
  addEventListener('popstate', () => shown.set(read()))
  const cameFrom = () => (history.state as { from?: string } | null)?.from
  const go = (how: 'pushState' | 'replaceState', path: string, query: string) => {
    history[how]({ from: how === 'pushState' ? shown.get().path : cameFrom() }, '', hrefOf(path, query))
    shown.set(read())
  }
  return {
    location: shown,
    open: (path, query = '') => go('pushState', path, query),
    replace: (path, query = '') => go('replaceState', path, query),
    backTo(list) {
      if (cameFrom() === list) history.back()
      else go('replaceState', list, shown.get().query)
    },
  }
}

export const useLocation = (address: Address): DeskLocation => useWatched(address.location)

/**
 * The filters of the list, as in the address. An empty string filters nothing, but an empty `state` lists what there is to do,
 * unless there is a search; `all` lists all but suspected spam.
 */
export type RequestFilters = Record<(typeof filterNames)[number], string>

/** `days` counts back from today; `from` and `to` are calendar days, both inclusive, as 2026-11-16. */
const filterNames = ['q', 'state', 'page', 'service', 'owner', 'days', 'from', 'to'] as const

const day = 24 * 60 * 60_000

/** Reads the filters from a query; unknown names are ignored. */
export function readFilters(query: string): RequestFilters {
  const values = new URLSearchParams(query)
  return Object.fromEntries(filterNames.map((name) => [name, values.get(name) ?? ''])) as RequestFilters
}

/** Writes the filters as a query. Equal filters give equal text. */
export function writeFilters(filters: RequestFilters): string {
  const query = new URLSearchParams()
  for (const name of filterNames) if (filters[name].trim() !== '') query.set(name, filters[name])
  return query.toString()
}

/** The number of active filters, without the search. */
export const countFilters = (filters: RequestFilters): number =>
  filterNames.filter((name) => name !== 'q' && filters[name] !== '').length

/**
 * Returns the filters for the API, with days converted to points in time in the local time zone.
 * @param now in milliseconds
 */
export function queryOf(filters: RequestFilters, now: number = Date.now()): string {
  const { days, from, to, q, state, ...rest } = filters
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''))
  if (q.trim() !== '') query.set('q', q.trim())
  const isAll = state === 'all' || (state === '' && q.trim() !== '')
  if (!isAll) query.set('state', state || 'todo')
  const begin = startOf(from) ?? (/^\d{1,4}$/.test(days) ? startOfToday(now, Number(days) - 1) : null)
  const end = startOf(to)
  if (begin !== null) query.set('from', new Date(begin).toISOString())
  if (end !== null)
    query.set('to', new Date(new Date(end).setDate(new Date(end).getDate() + 1)).toISOString())
  return query.toString()
}

function startOf(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00`)
  return Number.isNaN(time) ? null : time
}

const startOfToday = (now: number, daysBefore: number): number =>
  new Date(now - daysBefore * day).setHours(0, 0, 0, 0)
