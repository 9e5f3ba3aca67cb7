/** The filters of the list, as in the address. An empty string filters nothing. */
export type RequestFilters = Record<(typeof filterNames)[number], string>

/** `days` counts back from today; `from` and `to` are calendar days, both inclusive, as 2026-11-16. */
export const filterNames = ['q', 'state', 'page', 'service', 'owner', 'days', 'from', 'to'] as const

const day = 24 * 60 * 60_000

/** Reads the filters from a query; unknown names are ignored. */
export function readFilters(query: string): RequestFilters {
  const given = new URLSearchParams(query)
  return Object.fromEntries(filterNames.map((name) => [name, given.get(name) ?? ''])) as RequestFilters
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
  const { days, from, to, q, ...rest } = filters
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''))
  if (q.trim() !== '') query.set('q', q.trim())
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
