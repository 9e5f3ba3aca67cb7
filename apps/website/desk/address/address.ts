import { createWatched, useWatched, type Watched } from '../parts/watched.ts'

/** A place in the desk: the path below /inbox, and the query that filters the list. */
export type Place = { path: string; query: string }

export type Address = {
  place: Watched<Place>
  /** Navigates to a place like a link. */
  open: (path: string, query?: string) => void
  /** Changes the address without an entry in the browser's history, for example during typing in the search field. */
  replace: (path: string, query?: string) => void
  /** Goes back, or to this path if the desk was opened here. */
  back: (otherwise: string) => void
}

export const base = '/inbox'

const read = (): Place => ({
  path: location.pathname.slice(base.length).replace(/\/$/, '') || '/',
  query: location.search.slice(1),
})

/** Returns the full address of a place, for a link. */
export const hrefOf = (path: string, query = ''): string =>
  `${base}${path === '/' ? '' : path}${query === '' ? '' : `?${query}`}`

/** Creates the address bar as a watched value, once per page. */
export function createAddress(): Address {
  const place = createWatched(read())
  addEventListener('popstate', () => place.set(read()))
  const go = (how: 'pushState' | 'replaceState', path: string, query: string) => {
    const depth = (history.state as { depth?: number } | null)?.depth ?? 0
    history[how]({ depth: how === 'pushState' ? depth + 1 : depth }, '', hrefOf(path, query))
    place.set(read())
  }
  return {
    place,
    open: (path, query = '') => go('pushState', path, query),
    replace: (path, query = '') => go('replaceState', path, query),
    back(otherwise) {
      const depth = (history.state as { depth?: number } | null)?.depth ?? 0
      if (depth > 0) history.back()
      else go('replaceState', otherwise, place.get().query)
    },
  }
}

export const usePlace = (address: Address): Place => useWatched(address.place)
