import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { notFound } from '../problems.ts'
import { readInput } from '../read-input.ts'
import {
  type RequestFilter,
  type RequestPage,
  requestFilterSchema,
  requestQuerySchema,
} from '#contract/desk/requests.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readColleagues } from '../workspace/read-colleagues.ts'
import { describeRequestRecord } from './describe-request-record.ts'
import { exportFiltered } from './export-filtered.ts'
import { readCursor, writeCursor } from './list-cursor.ts'
import { hasOverdue, type ListPlace, listRequests } from './list-requests.ts'
import { summarise } from './summary-row.ts'
import { readRequest } from './read-request.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'

/** Milliseconds in which reading a request again is no new view: the desk reads an open one again after each change. */
const viewLasts = 60 * 60 * 1_000

/** Views in memory. Beyond it, a view may be recorded twice. */
const maxViews = 10_000

/** `GET /requests`, `GET /requests.csv` and `GET /requests/:id`: staff's reading of requests. */
export function createRequestsApi(dependencies: DeskDependencies): Hono<AppEnvironment> {
  const { store, promised } = dependencies
  const api = new Hono<AppEnvironment>()
  const views = new Map<string, number>()

  async function recordView(staffId: string, id: string): Promise<void> {
    const now = dependencies.now()
    const key = `${staffId} ${id}`
    if (now.getTime() - (views.get(key) ?? -Infinity) < viewLasts) return
    const subject = { kind: 'request', id }
    await store.run(recordAudit, {
      entry: { at: now.toISOString(), staffId, action: 'request.viewed', subject },
    })
    views.delete(key)
    views.set(key, now.getTime())
    const [oldest] = views.keys()
    if (views.size > maxViews && oldest !== undefined) views.delete(oldest)
  }

  function firstPlace(filter: RequestFilter, now: number): ListPlace {
    if (!hasOverdue(filter)) return { phase: 'rest', after: null, overdueBefore: null }
    const before = promised.clock.timeBefore(now, promised.businessHours)
    return before === null
      ? { phase: 'rest', after: null, overdueBefore: null }
      : { phase: 'overdue', after: null, overdueBefore: new Date(before).toISOString() }
  }

  api.get('/requests', async (c) => {
    const query = readInput(requestQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { cursor, limit, ...filter } = query.value
    const now = dependencies.now().getTime()
    const place = cursor === undefined ? firstPlace(filter, now) : readCursor(cursor)
    if (!place) return notFound('page of the list')
    const { rows, next, counts, changesPlace } = await store.read(listRequests, {
      filter: withOwner(filter, c.var.staff.id),
      place,
      limit,
    })
    const page: RequestPage = {
      items: rows.map((row) => summarise(row, promised, now)),
      nextCursor: next && writeCursor(next),
      counts,
      clock: promised.clock.describe(now),
      changesCursor: changesPlace,
    }
    return c.json(page)
  })

  api.get('/requests.csv', async (c) => {
    const filter = readInput(requestFilterSchema, c.req.query())
    if (!filter.read) return filter.response
    const at = dependencies.now().toISOString()
    await store.run(recordAudit, {
      entry: {
        at,
        staffId: c.var.staff.id,
        action: 'requests.exported',
        subject: { kind: 'requests', id: null },
        details: { filters: Object.keys(filter.value).join(' ') },
      },
    })
    return c.body(exportFiltered(store, withOwner(filter.value, c.var.staff.id)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="requests-${at.slice(0, 10)}.csv"`,
    })
  })

  api.get('/requests/:id', async (c) => {
    const id = c.req.param('id')
    const record = await store.read(readRequest, { id })
    if (!record) return notFound('request')
    const { nameColleague } = await readColleagues(store)
    await recordView(c.var.staff.id, id)
    return c.json(
      describeRequestRecord(record, { promised, now: dependencies.now().getTime(), nameColleague }),
    )
  })

  return api
}

const withOwner = (filter: RequestFilter, me: string): RequestFilter =>
  filter.owner === 'me' ? { ...filter, owner: me } : filter
