import type {
  DeskEvent,
  RequestCounts,
  RequestPage,
  RequestSummary,
  Writer,
} from '#contract/desk/requests.ts'
import type { BusinessClock } from '#contract/desk/waiting.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import { orderOf } from '#contract/desk/list-order.ts'
import { queryOf, type RequestFilters, writeFilters } from './address.ts'
import type { Api } from './api.ts'
import type { Failure } from './outcome.ts'
import { createWatched, type Watched } from './watched.ts'
import { matchesFilters, createRows, type Row, type Rows, insertRequest } from './request-rows.ts'

/** The state of the shown list. */
export type RequestListState = {
  ids: readonly string[]
  state: 'loading' | 'ready' | 'failed'
  failure: Failure | null
  nextCursor: string | null
  isLoadingMore: boolean
  /** Held requests that the search finds beside those of the list. */
  heldFound: number
}

export type RequestStore = {
  rows: Rows
  list: Watched<RequestListState>
  counts: Watched<RequestCounts | null>
  /** The server's clock, and the difference from the browser's time to the server's. */
  clock: Watched<(BusinessClock & { toServer: number }) | null>
  /** Who has an unsent reply to a request, as last announced. */
  writers: Watched<ReadonlyMap<string, readonly Writer[]>>
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
  /**
   * Brings the waits up to date: a request that has become overdue moves to the top. Call it now and then, because time
   * alone causes no event.
   */
  age: () => Promise<void>
  /** Shows a change of requests in the list until the server has answered. @returns a function that stops showing it */
  show: (changes: readonly (Partial<RequestSummary> & { id: string })[]) => () => void
  /** Stores the requests of an answer, as the server holds them after a change. */
  accept: (requests: readonly RequestSummary[]) => void
  announceWriters: (id: string, current: readonly Writer[]) => void
  onEvent: (event: DeskEvent) => void
  /** Resolves, once the list has loaded, to the cursor of the events that follow it; empty if it could not be loaded. */
  changesCursor: () => Promise<string>
}

type Dependencies = { api: Api; me: string; services: () => Workspace['services']; now?: () => number }

/** Milliseconds between two looks for overdue requests that are not loaded. */
const lookInterval = 60_000

const nothing: RequestListState = {
  ids: [],
  state: 'loading',
  failure: null,
  nextCursor: null,
  isLoadingMore: false,
  heldFound: 0,
}

/** Creates the store of the requests in this browser: a filtered list that grows and follows the server's events. */
export function createRequestStore({ api, me, services, now = Date.now }: Dependencies): RequestStore {
  const rows = createRows(now)
  const list = createWatched(nothing)
  const counts: RequestStore['counts'] = createWatched<RequestCounts | null>(null)
  const clock: RequestStore['clock'] = createWatched<(BusinessClock & { toServer: number }) | null>(null)
  const writers: RequestStore['writers'] = createWatched<ReadonlyMap<string, readonly Writer[]>>(new Map())
  const arrived = createWatched<readonly string[]>([])
  const selected = createWatched<ReadonlySet<string>>(new Set())
  let filters: RequestFilters | null = null
  let query = ''
  let cursor = ''
  let controller = new AbortController()
  /** Events that arrive while a list is loading, which may be older than they are. */
  let meanwhile: DeskEvent[] | null = null
  let loading: Promise<void> = Promise.resolve()
  /** When the server was last asked for overdue requests beyond the loaded part. */
  let lookedAt = now()

  const change = (next: Partial<RequestListState>) => list.set({ ...list.get(), ...next })
  const pageAt = (from: string, signal: AbortSignal) =>
    api.get<RequestPage>(
      `/requests?${[query, from && `cursor=${encodeURIComponent(from)}`].filter(Boolean).join('&')}`,
      signal,
    )

  function storePage(page: RequestPage) {
    for (const request of page.items) rows.store(request)
    counts.set(page.counts)
    clock.set({ ...page.clock, toServer: Date.parse(page.clock.now) - now() })
  }

  /** @param keepsList whether the loaded list stays if the server cannot be reached */
  async function load(wanted: RequestFilters, keepsList = false) {
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
      if (keepsList && isSame && list.get().state === 'ready' && outcome.outcome === 'unreachable')
        for (const event of missed) follow(event)
      else change({ state: 'failed', failure: outcome })
      return
    }
    const { items, nextCursor, changesCursor, heldFound } = outcome.value
    storePage(outcome.value)
    cursor ||= changesCursor
    list.set({
      ids: items.map(({ id }) => id),
      state: 'ready',
      failure: null,
      nextCursor,
      isLoadingMore: false,
      heldFound,
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
    storePage(outcome.value)
    const known = new Set(list.get().ids)
    const more = outcome.value.items.map(({ id }) => id).filter((id) => !known.has(id))
    change({ ids: [...list.get().ids, ...more], nextCursor: outcome.value.nextCursor, isLoadingMore: false })
  }

  async function age() {
    const current = clock.get()
    if (current === null || list.get().state !== 'ready') return
    for (const id of list.get().ids) {
      const before = rows.get(id)
      rows.age(id, current)
      moveIfRaised(id, before)
    }
    await findOverdueBeyond()
  }

  /** Requests that are not loaded become overdue, too: they begin the list, so its first page has them. */
  async function findOverdueBeyond() {
    const { ids, nextCursor } = list.get()
    const loaded = ids.filter((id) => rows.get(id)?.state === 'new').length
    if (nextCursor === null || loaded >= (counts.get()?.new ?? 0) || now() - lookedAt < lookInterval) return
    lookedAt = now()
    const { signal } = controller
    const outcome = await pageAt('', signal).catch(() => null)
    if (signal.aborted || outcome?.outcome !== 'ok') return
    const overdue = outcome.value.items.filter((request) => request.overdue)
    accept(overdue)
  }

  /**
   * Existing rows keep their places, except those that must be seen elsewhere now: they have just become overdue, their visitor
   * has written again, or they come back at another time.
   */
  function moveIfRaised(id: string, before: Row | null) {
    const row = rows.get(id)
    const { ids } = list.get()
    if (!row || !before || !ids.includes(id)) return
    const order = orderNow()
    const isRaised =
      (filters?.q.trim() === '' && row.overdue && !before.overdue) ||
      (order === 'written' && row.waitsSince > before.waitsSince) ||
      (order === 'return' && row.snooze?.until !== before.snooze?.until)
    if (isRaised)
      insert(
        row,
        ids.filter((other) => other !== id),
      )
  }

  const orderNow = () => orderOf(Object.fromEntries(new URLSearchParams(query)))

  function insert(row: Row, ids: readonly string[]) {
    const isWhole = list.get().nextCursor === null
    change({ ids: insertRequest(ids, row, { order: orderNow(), rowOf: rows.get, isWhole }) })
  }

  function relist(id: string) {
    const row = rows.get(id)
    const { ids } = list.get()
    const isFound = ids.includes(id)
    const stays =
      row !== null &&
      filters !== null &&
      matchesFilters(row, filters, { me, services: services(), now: now(), isFound })
    if (stays) insert(row, ids)
    else if (isFound) {
      change({ ids: ids.filter((other) => other !== id) })
      if (selected.get().has(id)) toggle(id)
    }
  }

  function show(changed: readonly (Partial<RequestSummary> & { id: string })[]) {
    const listAgain = (act: () => void) => {
      const before = changed.map(({ id }) => rows.get(id))
      act()
      for (const [index, { id }] of changed.entries()) {
        moveIfRaised(id, before[index] ?? null)
        relist(id)
      }
    }
    const stops: (() => void)[] = []
    listAgain(() => stops.push(...changed.map(({ id, ...row }) => rows.show(id, row))))
    return () => listAgain(() => stops.forEach((stop) => stop()))
  }

  function accept(requests: readonly RequestSummary[]) {
    for (const request of requests) {
      const before = rows.get(request.id)
      rows.store(request)
      moveIfRaised(request.id, before)
      // A list that is loading may be older.
      if (meanwhile)
        meanwhile.push({
          kind: 'request',
          isNew: false,
          request,
          writers: writers.get().get(request.id) ?? [],
        })
      else relist(request.id)
    }
  }

  function toggle(id: string) {
    const next = new Set(selected.get())
    if (!next.delete(id)) next.add(id)
    selected.set(next)
  }

  function applyRequest(request: RequestSummary, isNew: boolean) {
    const wasFound = list.get().ids.includes(request.id)
    const before = rows.get(request.id)
    rows.store(request)
    moveIfRaised(request.id, before)
    relist(request.id)
    if (isNew && !wasFound && list.get().ids.includes(request.id)) arrived.set([...arrived.get(), request.id])
  }

  function announceWriters(id: string, current: readonly Writer[]) {
    if (current.length > 0 || writers.get().has(id)) writers.set(new Map(writers.get()).set(id, current))
  }

  function follow(event: DeskEvent) {
    if (meanwhile && event.kind !== 'ready') meanwhile.push(event)
    else if (event.kind === 'request') {
      applyRequest(event.request, event.isNew)
      announceWriters(event.request.id, event.writers)
    } else if (event.kind === 'counts') counts.set(event.counts)
    else if (event.kind === 'removed') {
      rows.remove(event.id)
      relist(event.id)
    } else if (event.kind === 'reset' && filters) void load(filters)
  }

  return {
    rows,
    list,
    counts,
    clock,
    writers,
    announceWriters,
    arrived,
    selected,
    load: (wanted) => (loading = load(wanted, true)),
    async reload() {
      if (filters) await (loading = load(filters))
    },
    loadMore,
    age,
    show,
    accept,
    toggle,
    select: (ids) => selected.set(new Set(ids)),
    markSeen: () => arrived.get().length > 0 && arrived.set([]),
    onEvent: follow,
    async changesCursor() {
      await loading
      return cursor
    },
  }
}
