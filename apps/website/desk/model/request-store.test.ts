import { expect, it } from 'vitest'
import type { RequestPage, RequestSummary } from '#contract/desk/requests.ts'
import { readFilters } from './address.ts'
import type { Api } from './api.ts'
import type { Outcome } from './outcome.ts'
import { aRequest } from './testing/a-request.ts'
import { createRequestStore } from './request-store.ts'
import '../words/testing/in-english.ts'

const counts = { new: 1, contacted: 0, won: 0, lost: 0, held: 0, snoozed: 0 }

const pageOf = (items: RequestSummary[], nextCursor: string | null = null): Outcome<RequestPage> => ({
  outcome: 'ok',
  value: {
    items,
    nextCursor,
    counts,
    clock: { now: '2026-11-20T12:00:00.000Z', openings: null, promisedHours: 24 },
    changesCursor: '40',
    heldFound: 0,
  },
})

const services = [{ name: 'CRM-Anbindung', stored: ['CRM Integration', 'CRM-Anbindung'] }]

/** Creates a request that arrived at this minute of an hour. */
const at = (minute: number, fields: Partial<RequestSummary> = {}) =>
  aRequest({ id: `r${minute}`, createdAt: minuteOf(minute), waitsSince: minuteOf(minute), ...fields })
const minuteOf = (minute: number) => `2026-11-20T10:${minute}:00.000Z`

function requestsOf(
  answer: (path: string) => Outcome<RequestPage> | Promise<Outcome<RequestPage>>,
  now?: () => number,
) {
  const api = { get: async (path: string) => answer(path), send: async () => ({ outcome: 'unreachable' }) }
  const requests = createRequestStore({
    api: api as unknown as Api,
    me: 'me-id',
    services: () => services,
    ...(now && { now }),
  })
  const emit = requests.onEvent
  const arrive = (request: RequestSummary, isNew = true) =>
    emit({ kind: 'request', isNew, request, writers: [] })
  return { requests, emit, arrive, ids: () => requests.list.get().ids }
}

it('shows a new request above the others, and counts it once', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([at(30), at(20)]))
  await requests.load(readFilters(''))
  arrive(at(40))
  arrive(at(40))
  expect(ids()).toEqual(['r40', 'r30', 'r20'])
  expect(requests.arrived.get()).toEqual(['r40'])
})

it('lists what comes in under a service by each of its names', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([]))
  await requests.load(readFilters('service=CRM+Integration'))
  arrive(at(10, { service: 'CRM-Anbindung' }))
  arrive(at(20, { service: 'CRM Integration' }))
  arrive(at(30, { service: 'Chat' }))
  expect(ids()).toEqual(['r20', 'r10'])
})

it('keeps overdue requests above a new one', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([at(10, { overdue: true }), at(30)]))
  await requests.load(readFilters(''))
  arrive(at(40))
  expect(ids()).toEqual(['r10', 'r40', 'r30'])
})

it('moves a request to the top when its time comes, and leaves the others in their order', async () => {
  let now = Date.parse('2026-11-20T12:00:00.000Z')
  const hours = (n: number) => n * 3600
  const { requests, ids } = requestsOf(
    () =>
      pageOf([
        at(30, { waitingBusinessSeconds: hours(1) }),
        at(20, { waitingBusinessSeconds: hours(23) }),
        at(12, { state: 'won', waitingBusinessSeconds: null }),
      ]),
    () => now,
  )
  await requests.load(readFilters(''))
  now += hours(1) * 1000 - 1000
  await requests.age()
  expect(ids()).toEqual(['r30', 'r20', 'r12'])
  now += 1000
  await requests.age()
  expect(ids()).toEqual(['r20', 'r30', 'r12'])
  expect(requests.rows.get('r20')).toMatchObject({ overdue: true, waitingBusinessSeconds: hours(24) })
})

it('finds requests beyond the loaded part that have become overdue', async () => {
  let now = Date.parse('2026-11-20T12:00:00.000Z')
  let page = pageOf([at(30)], 'next')
  const { requests, ids } = requestsOf(
    () => page,
    () => now,
  )
  await requests.load(readFilters(''))
  requests.counts.set({ ...counts, new: 2 })
  page = pageOf([at(10, { overdue: true }), at(30)], 'next')
  now += 60_000
  await requests.age()
  expect(ids()).toEqual(['r10', 'r30'])
})

it('keeps events that arrive while the list is loading', async () => {
  const answer = Promise.withResolvers<Outcome<RequestPage>>()
  const { requests, arrive, ids } = requestsOf(() => answer.promise)
  const loading = requests.load(readFilters(''))
  arrive(at(40))
  arrive(at(30, { state: 'contacted', version: 9 }), false)
  answer.resolve(pageOf([at(30), at(20)]))
  await loading
  expect(ids()).toEqual(['r40', 'r30', 'r20'])
  expect(requests.rows.get('r30')?.state).toBe('contacted')
})

it('leaves out what is done or snoozed, and takes it back', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([at(30), at(20), at(10)]))
  await requests.load(readFilters(''))
  const snooze = { until: '2026-11-23T09:00:00.000Z', kind: 'time' } as const
  arrive(at(30, { state: 'won', version: 2 }), false)
  arrive(at(20, { snooze, version: 2 }), false)
  expect(ids()).toEqual(['r10'])
  arrive(at(20, { version: 3 }), false)
  expect(ids()).toEqual(['r20', 'r10'])
})

it('moves a request up when its visitor writes again, where the list is one of what there is to do', async () => {
  for (const [query, expected] of [
    ['', ['r10', 'r30', 'r20']],
    ['state=all', ['r30', 'r20', 'r10']],
  ] as const) {
    const { requests, arrive, ids } = requestsOf(() =>
      pageOf([at(30), at(20), at(10, { state: 'contacted' })], 'next'),
    )
    await requests.load(readFilters(query))
    arrive(at(10, { waitsSince: minuteOf(40), version: 2 }), false)
    expect(ids()).toEqual(expected)
  }
})

it('brings a request that is opened again to the top, also from beyond the loaded part, but below overdue ones', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([at(30, { overdue: true }), at(20)], 'next'))
  await requests.load(readFilters(''))
  arrive(at(10, { waitsSince: minuteOf(40), version: 2 }), false)
  expect(ids()).toEqual(['r30', 'r10', 'r20'])
})

it('lists what is snoozed by when it comes back, also when that changes', async () => {
  const until = (day: number) => ({ until: `2026-11-${day}T09:00:00.000Z`, kind: 'time' }) as const
  const { requests, arrive, ids } = requestsOf(() =>
    pageOf([at(20, { snooze: until(23) }), at(30, { snooze: until(25) })]),
  )
  await requests.load(readFilters('state=snoozed'))
  arrive(at(10, { snooze: until(24), version: 2 }), false)
  expect(ids()).toEqual(['r20', 'r10', 'r30'])
  arrive(at(20, { snooze: until(26), version: 2 }), false)
  expect(ids()).toEqual(['r10', 'r30', 'r20'])
  const stop = requests.show([{ id: 'r30', snooze: until(27) }])
  expect(ids()).toEqual(['r10', 'r20', 'r30'])
  stop()
  expect(ids()).toEqual(['r10', 'r30', 'r20'])
})

it('shows under each state what the server lists there', async () => {
  const snooze = { until: '2026-11-23T09:00:00.000Z', kind: 'no-answer' } as const
  for (const [query, shown] of [
    ['state=snoozed', ['r20']],
    ['state=new', ['r30']],
    ['state=won', ['r10']],
    ['state=all', ['r30', 'r20', 'r10']],
  ] as const) {
    const { requests, arrive, ids } = requestsOf(() => pageOf([]))
    await requests.load(readFilters(query))
    arrive(at(10, { state: 'won' }))
    arrive(at(20, { snooze }))
    arrive(at(30))
    arrive(at(40, { state: 'held' }))
    expect(ids()).toEqual(shown)
  }
})

it('keeps the newer of two copies, whichever arrives last', async () => {
  const { requests, arrive } = requestsOf(() => pageOf([at(30, { version: 5 })]))
  await requests.load(readFilters(''))
  arrive(at(30, { version: 4, name: 'Old' }), false)
  expect(requests.rows.get('r30')?.name).toBe('Ada Lovelace')
})

it('excludes a request that does not match the filters, and removes one that no longer does', async () => {
  const { requests, arrive, ids } = requestsOf(() => pageOf([at(30)]))
  await requests.load(readFilters('state=new&owner=none'))
  arrive(at(40, { state: 'held' }))
  arrive(at(41, { ownerId: 'somebody' }))
  arrive(at(42))
  arrive(at(30, { state: 'contacted', version: 2 }), false)
  expect(ids()).toEqual(['r42'])
})

it('leaves requests beyond the loaded part to the next page', async () => {
  const { requests, arrive, ids } = requestsOf((path) =>
    path.includes('cursor=next') ? pageOf([at(20), at(12)]) : pageOf([at(30)], 'next'),
  )
  await requests.load(readFilters(''))
  arrive(at(20), false)
  expect(ids()).toEqual(['r30'])
  await requests.loadMore()
  expect(ids()).toEqual(['r30', 'r20', 'r12'])
})

it('shows the list that was requested last, not the one that arrived last', async () => {
  const slow = Promise.withResolvers<Outcome<RequestPage>>()
  const { requests, ids } = requestsOf((path) => (path.includes('q=slow') ? slow.promise : pageOf([at(20)])))
  const first = requests.load(readFilters('q=slow'))
  await requests.load(readFilters('q=fast'))
  slow.resolve(pageOf([at(30)]))
  await first
  expect(ids()).toEqual(['r20'])
})

it('removes an erased request, and reloads after a gap', async () => {
  let items = [at(30), at(20)]
  const { requests, emit, ids } = requestsOf(() => pageOf(items))
  await requests.load(readFilters(''))
  emit({ kind: 'removed', id: 'r30' })
  expect(ids()).toEqual(['r20'])
  items = [at(50)]
  emit({ kind: 'reset' })
  await expect.poll(ids).toEqual(['r50'])
})

it('renders only the changed rows', async () => {
  const { requests, arrive } = requestsOf(() => pageOf([at(30), at(20)]))
  await requests.load(readFilters(''))
  const rendered: string[] = []
  for (const id of ['r30', 'r20']) requests.rows.watched(id).watch(() => rendered.push(id))
  arrive(at(20, { state: 'won', version: 2 }), false)
  requests.toggle('r30')
  expect(rendered).toEqual(['r20'])
})
