import type {
  BusinessClock,
  DeskEvent,
  RequestPage,
  RequestState,
  RequestSummary,
} from '#contract/desk/requests.ts'
import { queryOf, type RequestFilters, writeFilters } from '../address/request-filters.ts'
import type { Api } from '../api/create-api.ts'
import type { Failure } from '../api/outcome.ts'
import type { ServerEvent } from '../api/parse-event-stream.ts'
import { createWatched, type Watched } from '../parts/watched.ts'
import { belongs } from './belongs.ts'
import { createRows, type Rows } from './create-rows.ts'
import { placeRequest } from './place-request.ts'

/** The state of the shown list. */
export type RequestListState = {
  ids: readonly string[]
  state: 'loading' | 'ready' | 'failed'
  failure: Failure | null
  nextCursor: string | null
  isLoadingMore: boolean
}

export type RequestStore = {
  rows: Rows
  list: Watched<RequestListState>
  counts: Watched<Record<RequestState, number> | null>
  /** The server's clock, and the difference from the browser's time to the server's. */
  clock: Watched<(BusinessClock & { toServer: number }) | null>
  /** Ids that arrived while the desk was open, until `markSeen` is called. */
  arrived: Watched<readonly string[]>
  selected: Watched<ReadonlySet<string>>
  /** Loads the list from its beginning. */
  load: (filters: RequestFilters) => Promise<void>
  /** Loads the same list again. */
  reload: () => Promise<void>
  loadMore: () => Promise<void>
  markSeen: () => void
  toggle: (id: string) => void
  select: (ids: Iterable<string>) => void
  /** Inserts a changed request into the list, or removes it if it no longer matches the filters. */
  refile: (id: string) => void
  onEvent: (event: ServerEvent) => void
  /** Resolves, once the list has loaded, to the cursor of the events that follow it; empty if it could not be loaded. */
  changesCursor: () => Promise<string>
}

type Dependencies = { api: Api; me: string; now?: () => number }

const nothing: RequestListState = {
  ids: [],
  state: 'loading',
  failure: null,
  nextCursor: null,
  isLoadingMore: false,
}

/** Creates the store of the requests in this browser: a filtered list that grows and follows the server's events. */
export function createRequestStore({ api, me, now = Date.now }: Dependencies): RequestStore {
  const rows = createRows(now)
  const list = createWatched(nothing)
  const counts: RequestStore['counts'] = createWatched<Record<RequestState, number> | null>(null)
  const clock: RequestStore['clock'] = createWatched<(BusinessClock & { toServer: number }) | null>(null)
  const arrived = createWatched<readonly string[]>([])
  const selected = createWatched<ReadonlySet<string>>(new Set())
  let filters: RequestFilters | null = null
  let query = ''
  let cursor = ''
  let controller = new AbortController()
  /** Events that arrive while a list is loading, which may be older than they are. */
  let meanwhile: DeskEvent[] | null = null
  let loading: Promise<void> = Promise.resolve()

  const change = (next: Partial<RequestListState>) => list.set({ ...list.get(), ...next })
  const pageAt = (from: string, signal: AbortSignal) =>
    api.get<RequestPage>(
      `/requests?${[query, from && `cursor=${encodeURIComponent(from)}`].filter(Boolean).join('&')}`,
      signal,
    )

  function take(page: RequestPage) {
    for (const request of page.items) rows.take(request)
    counts.set(page.counts)
    clock.set({ ...page.clock, toServer: Date.parse(page.clock.now) - now() })
  }

  /** @param keeps whether the loaded list stays if the server cannot be reached */
  async function load(wanted: RequestFilters, keeps = false) {
    controller.abort()
    const { signal } = (controller = new AbortController())
    const isSame = filters !== null && writeFilters(filters) === writeFilters(wanted)
    if (!isSame) {
      selected.set(new Set())
      arrived.set([])
      if (list.get().state === 'failed') change({ state: 'loading' })
    }
    filters = wanted
    query = queryOf(wanted, now())
    meanwhile = []
    const outcome = await pageAt('', signal).catch(() => null)
    if (signal.aborted || outcome === null) return
    const missed = meanwhile ?? []
    meanwhile = null
    if (outcome.outcome !== 'ok') {
      // The event stream continues after the last event, so the list stays up to date.
      if (keeps && isSame && list.get().state === 'ready' && outcome.outcome === 'unreachable')
        for (const event of missed) follow(event)
      else change({ state: 'failed', failure: outcome })
      return
    }
    const { items, nextCursor, changesCursor } = outcome.value
    take(outcome.value)
    cursor ||= changesCursor
    list.set({
      ids: items.map(({ id }) => id),
      state: 'ready',
      failure: null,
      nextCursor,
      isLoadingMore: false,
    })
    for (const event of missed) follow(event)
  }

  async function loadMore() {
    const { nextCursor, isLoadingMore, state } = list.get()
    if (nextCursor === null || isLoadingMore || state !== 'ready') return
    const { signal } = controller
    change({ isLoadingMore: true, failure: null })
    const outcome = await pageAt(nextCursor, signal).catch(() => null)
    if (signal.aborted || outcome === null) return
    if (outcome.outcome !== 'ok') {
      change({ isLoadingMore: false, failure: outcome })
      return
    }
    take(outcome.value)
    const known = new Set(list.get().ids)
    const more = outcome.value.items.map(({ id }) => id).filter((id) => !known.has(id))
    change({ ids: [...list.get().ids, ...more], nextCursor: outcome.value.nextCursor, isLoadingMore: false })
  }

  function refile(id: string) {
    const row = rows.get(id)
    const { ids, nextCursor } = list.get()
    const isFound = ids.includes(id)
    const stays = row !== null && filters !== null && belongs(row, filters, { me, now: now(), isFound })
    if (stays) change({ ids: placeRequest(ids, row, rows.get, nextCursor === null) })
    else if (isFound) {
      change({ ids: ids.filter((other) => other !== id) })
      if (selected.get().has(id)) toggle(id)
    }
  }

  function toggle(id: string) {
    const next = new Set(selected.get())
    if (!next.delete(id)) next.add(id)
    selected.set(next)
  }

  function takeEvent(request: RequestSummary, isNew: boolean) {
    const wasFound = list.get().ids.includes(request.id)
    rows.take(request)
    refile(request.id)
    if (isNew && !wasFound && list.get().ids.includes(request.id)) arrived.set([...arrived.get(), request.id])
  }

  function follow(event: DeskEvent) {
    if (meanwhile && event.kind !== 'ready') meanwhile.push(event)
    else if (event.kind === 'request') takeEvent(event.request, event.isNew)
    else if (event.kind === 'counts') counts.set(event.counts)
    else if (event.kind === 'removed') {
      rows.remove(event.id)
      refile(event.id)
    } else if (event.kind === 'reset' && filters) void load(filters)
  }

  return {
    rows,
    list,
    counts,
    clock,
    arrived,
    selected,
    load: (wanted) => (loading = load(wanted, true)),
    async reload() {
      if (filters) await (loading = load(filters))
    },
    loadMore,
    refile,
    toggle,
    select: (ids) => selected.set(new Set(ids)),
    markSeen: () => arrived.get().length > 0 && arrived.set([]),
    onEvent: ({ data }) => follow(JSON.parse(data) as DeskEvent),
    async changesCursor() {
      await loading
      return cursor
    },
  }
}
