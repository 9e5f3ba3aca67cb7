import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { notFound, readInput } from '../problems.ts'
import {
  type RequestFilter,
  type RequestPage,
  requestFilterSchema,
  requestQuerySchema,
} from '#contract/desk/requests.ts'
import type { DeskContext } from '../desk-context.ts'
import { readColleagues } from '../colleagues.ts'
import { editionOfRequest } from '../desk-edition.ts'
import { describeRequestRecord, readRequest } from './request-detail.ts'
import { readCursor, writeCursor, type ListCursor, type StoredFilter, listRequests } from './list-requests.ts'
import { findOverdueBefore } from './overdue.ts'
import { summarise } from './request-summary.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import { csvRow } from '#server/requests/export/csv-row.ts'
import { labelAnswers } from '#server/requests/own-answers.ts'
import { csvColumns } from '#server/requests/export/export-requests.ts'
import { haveAnswers, readConsultations } from '#server/requests/receive/read-consultations.ts'

/** Milliseconds in which reading a request again is no new view: the desk reads an open one again after each change. */
const viewLasts = 60 * 60 * 1_000

/** Views in memory. Beyond it, a view may be recorded twice. */
const maxViews = 10_000

/** Nobody needs to know by how much more. */
const mostHeld = 20

/** `GET /requests`, `GET /requests.csv` and `GET /requests/:id`: staff's reading of requests. */
export function createRequestsApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, responseTime, editions, services } = context
  const api = new Hono<AppEnvironment>()
  const views = new Map<string, number>()

  async function recordView(staffId: string, id: string): Promise<void> {
    const now = context.now()
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

  function firstCursor(filter: RequestFilter, now: number): ListCursor {
    const overdueBefore = findOverdueBefore(filter, responseTime, now)
    return { phase: overdueBefore === null ? 'rest' : 'overdue', after: null, overdueBefore }
  }

  /** A filter as the store reads it. */
  const read = (filter: RequestFilter, me: string): StoredFilter => ({
    filter: filter.owner === 'me' ? { ...filter, owner: me } : filter,
    services: filter.service === undefined ? undefined : services.namesOf(filter.service),
  })

  /** Held requests that a search finds, of at most `mostHeld`. */
  async function countHeld(filter: RequestFilter, me: string): Promise<number> {
    const cursor = { phase: 'rest', after: null, overdueBefore: null } as const
    const { rows } = await store.read(listRequests, {
      ...read(filter, me),
      cursor,
      limit: mostHeld,
    })
    return rows.length
  }

  api.get('/requests', async (c) => {
    const query = readInput(requestQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { cursor: encoded, limit, ...filter } = query.value
    const now = context.now().getTime()
    const cursor = encoded === undefined ? firstCursor(filter, now) : readCursor(encoded)
    if (!cursor) return notFound('page of the list')
    const { rows, next, counts, changesCursor } = await store.read(listRequests, {
      ...read(filter, c.var.staff.id),
      cursor,
      limit,
    })
    const heldFound =
      filter.q === undefined || filter.state !== undefined || encoded !== undefined
        ? 0
        : await countHeld({ ...filter, state: 'held' }, c.var.staff.id)
    const page: RequestPage = {
      items: rows.map((row) => summarise(row, responseTime, now)),
      nextCursor: next && writeCursor(next),
      counts,
      clock: { ...responseTime.clock.describe(now), promisedHours: responseTime.businessHours },
      changesCursor,
      heldFound,
    }
    return c.json(page)
  })

  api.get('/requests.csv', async (c) => {
    const filter = readInput(requestFilterSchema, c.req.query())
    if (!filter.read) return filter.response
    const at = context.now().toISOString()
    await store.run(recordAudit, {
      entry: {
        at,
        staffId: c.var.staff.id,
        action: 'requests.exported',
        subject: { kind: 'requests', id: null },
        details: { filters: Object.keys(filter.value).join(' ') },
      },
    })
    return c.body(exportFiltered(store, read(filter.value, c.var.staff.id)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="requests-${at.slice(0, 10)}.csv"`,
    })
  })

  api.get('/requests/:id', async (c) => {
    const id = c.req.param('id')
    const now = context.now()
    const record = await store.read(readRequest, { id, now: now.toISOString() })
    if (!record) return notFound('request')
    const { nameColleague } = await readColleagues(store)
    await recordView(c.var.staff.id, id)
    return c.json(
      describeRequestRecord(record, {
        responseTime,
        now: now.getTime(),
        nameColleague,
        editionOf: (language) => editionOfRequest(editions, language),
        labelAnswers,
      }),
    )
  })

  return api
}

/** Requests read at once. */
const batchSize = 200

/**
 * Exports the requests of a list as CSV, newest first, in batches. Spreadsheets run no formula from it, and the byte
 * order mark makes Excel read UTF-8.
 */
function exportFiltered(
  store: { read: TransactionRunner['run'] },
  filter: StoredFilter,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const rows = batchesOf(store, filter)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await rows.return(undefined)
    },
  })
}

async function* batchesOf(
  store: { read: TransactionRunner['run'] },
  filter: StoredFilter,
): AsyncGenerator<string, undefined> {
  const format = { escapesFormulas: true }
  const { heads, cellsOf } = csvColumns(await store.read(haveAnswers, undefined))
  yield `\ufeff${csvRow(heads, format)}`
  let cursor: ListCursor | null = { phase: 'rest', after: null, overdueBefore: null }
  while (cursor) {
    const page: { rows: { id: string }[]; next: ListCursor | null } = await store.read(listRequests, {
      ...filter,
      cursor,
      limit: batchSize,
      // Complete, whatever changes meanwhile.
      order: 'arrival',
    })
    const ids = page.rows.map(({ id }) => id)
    const requests = ids.length === 0 ? [] : await store.read(readConsultations, { ids })
    yield requests.map((request) => csvRow(cellsOf(request), format)).join('')
    cursor = page.next
  }
  return undefined
}
