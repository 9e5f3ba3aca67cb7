import type { RequestSummary } from '#contract/desk/requests.ts'
import {
  type BusinessClock,
  businessSecondsBetween,
  noWait,
  type Wait,
  waitOfNew,
} from '#contract/desk/waiting.ts'
import type { Workspace } from '#contract/desk/workspace.ts'
import type { ListOrder } from '#contract/desk/list-order.ts'
import { createWatched, type Watched } from './watched.ts'
import { type RequestFilters, queryOf } from './address.ts'
import { namesOfService } from '#contract/desk/services.ts'

/** A request, and when the desk received it, in milliseconds. */
export type Row = RequestSummary & { knownAt: number }

/**
 * The current wait of a request: the server's value plus the business time since.
 * @param now in milliseconds of the browser
 */
export function waitNow(
  { waitingBusinessSeconds, knownAt }: Pick<Row, 'waitingBusinessSeconds' | 'knownAt'>,
  clock: BusinessClock & { toServer: number },
  now: number,
): Wait {
  if (waitingBusinessSeconds === null) return noWait
  const since = businessSecondsBetween(clock, knownAt + clock.toServer, now + clock.toServer)
  return waitOfNew(waitingBusinessSeconds + since, clock.promisedHours)
}

/** All received requests. Each is watched separately, so that a change renders only its own row. */
export type Rows = {
  watched: (id: string) => Watched<Row | null>
  get: (id: string) => Row | null
  /** Stores a copy from the server, unless there is a newer one. */
  store: (request: RequestSummary) => void
  /** Shows a change over the server's copy until the server has answered. @returns a function that stops showing it */
  show: (id: string, change: Partial<RequestSummary>) => () => void
  /** Brings the wait of a new request up to date. */
  age: (id: string, clock: BusinessClock & { toServer: number }) => void
  remove: (id: string) => void
}

/** `server` is the newest copy of the server; `shown` adds the changes that it has not confirmed. */
type HeldRow = {
  shown: Watched<Row | null>
  server: Row | null
  unconfirmed: readonly Partial<RequestSummary>[]
}

export function createRows(now: () => number = Date.now): Rows {
  const rows = new Map<string, HeldRow>()
  const held = (id: string): HeldRow => {
    const known = rows.get(id) ?? { shown: createWatched<Row | null>(null), server: null, unconfirmed: [] }
    rows.set(id, known)
    return known
  }
  function update(id: string, change: Partial<HeldRow>) {
    const row = Object.assign(held(id), change)
    row.shown.set(row.server && Object.assign({}, row.server, ...row.unconfirmed))
  }
  return {
    watched: (id) => held(id).shown,
    get: (id) => rows.get(id)?.shown.get() ?? null,
    store(request) {
      const { server } = held(request.id)
      if ((server?.version ?? -1) <= request.version)
        update(request.id, { server: { ...request, knownAt: now() } })
    },
    show(id, change) {
      update(id, { unconfirmed: [...held(id).unconfirmed, change] })
      return () => update(id, { unconfirmed: held(id).unconfirmed.filter((other) => other !== change) })
    },
    age(id, clock) {
      const { server } = held(id)
      if (server === null || server.waitingBusinessSeconds === null) return
      const wait = waitNow(server, clock, now())
      if (wait.overdue !== server.overdue) update(id, { server: { ...server, ...wait, knownAt: now() } })
    },
    remove: (id) => update(id, { server: null }),
  }
}

/**
 * Whether a new or changed request belongs to the list. Only the server can search, so search results keep their requests
 * even after changes.
 * @param isFound whether the list already has it
 */
export function matchesFilters(
  request: RequestSummary,
  filters: RequestFilters,
  {
    me,
    services,
    now,
    isFound,
  }: { me: string; services: Workspace['services']; now: number; isFound: boolean },
): boolean {
  const wanted = new URLSearchParams(queryOf(filters, now))
  const owner = wanted.get('owner')
  const ownerId = owner === 'me' ? me : owner === 'none' ? null : owner
  const from = wanted.get('from')
  const to = wanted.get('to')
  return (
    isAt(request, wanted.get('state')) &&
    (filters.page === '' || request.page === filters.page) &&
    (filters.service === '' || namesOfService({ services }, filters.service).includes(request.service)) &&
    (owner === null || request.ownerId === ownerId) &&
    (from === null || request.createdAt >= from) &&
    (to === null || request.createdAt < to) &&
    (filters.q.trim() === '' || isFound)
  )
}

/** Whether a request is listed under a state. Snoozed ones are neither new nor contacted there. */
function isAt({ state: stage, snooze }: RequestSummary, state: string | null): boolean {
  const isOpen = (stage === 'new' || stage === 'contacted') && snooze === null
  if (state === null) return stage !== 'held'
  if (state === 'todo') return isOpen
  if (state === 'snoozed') return stage !== 'held' && snooze !== null
  return stage === state && (isOpen || (stage !== 'new' && stage !== 'contacted'))
}

type Sorted = Pick<RequestSummary, 'id' | 'createdAt' | 'waitsSince' | 'snooze' | 'overdue'>

/** Sorts overdue requests first, and the others in the order of the list. Ids grow with time. */
function isBefore(one: Sorted, other: Sorted, order: ListOrder): boolean {
  if (one.overdue !== other.overdue) return one.overdue
  const timeOf = ({ createdAt, waitsSince, snooze }: Sorted) =>
    one.overdue || order === 'written' ? waitsSince : order === 'return' ? (snooze?.until ?? '') : createdAt
  const key = (each: Sorted) => `${timeOf(each)} ${each.id}`
  return order === 'return' ? key(one) < key(other) : key(one) > key(other)
}

/**
 * Inserts a request into the list. Existing rows keep their order, so that nothing moves while staff read.
 * @param isWhole whether the list has been loaded to its end; otherwise requests after the last row are left to the
 * next page
 */
export function insertRequest(
  ids: readonly string[],
  request: Sorted,
  { order, rowOf, isWhole }: { order: ListOrder; rowOf: (id: string) => Sorted | null; isWhole: boolean },
): readonly string[] {
  if (ids.includes(request.id)) return ids
  const at = ids.findIndex((id) => {
    const row = rowOf(id)
    return row !== null && isBefore(request, row, order)
  })
  if (at === -1) return isWhole ? [...ids, request.id] : ids
  return ids.toSpliced(at, 0, request.id)
}
