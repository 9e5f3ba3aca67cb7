import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { notFound } from '../problems.ts'
import { readInput } from '../read-input.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readCallCursor, writeCallCursor } from './call-cursor.ts'
import { readCall, readCalls } from './read-calls.ts'
import { type CallPage, callQuerySchema } from '#contract/desk/calls.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'

/** `GET /calls` and `GET /calls/:id`: transcripts of calls, and the requests that they led to. */
export function createCallsApi(dependencies: DeskDependencies): Hono<AppEnvironment> {
  const { store, now } = dependencies
  const api = new Hono<AppEnvironment>()

  api.get('/calls', async (c) => {
    const query = readInput(callQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { cursor, limit } = query.value
    const after = cursor === undefined ? null : readCallCursor(cursor)
    if (cursor !== undefined && !after) return notFound('page of the list')
    const { calls, problem } = await readCalls(dependencies, { after, limit: limit + 1 })
    const items = calls.slice(0, limit)
    const last = items.at(-1)
    const page: CallPage = {
      items,
      nextCursor: calls.length > limit && last ? writeCallCursor(last) : null,
      problem,
    }
    return c.json(page)
  })

  api.get('/calls/:id', async (c) => {
    const id = c.req.param('id')
    const call = await readCall(dependencies, id)
    if (!call) return notFound('call')
    if ('problem' in call)
      return problemResponse({ status: 503, title: 'Not available now', detail: call.problem })
    await store.run(recordAudit, {
      entry: {
        at: now().toISOString(),
        staffId: c.var.staff.id,
        action: 'call.viewed',
        subject: { kind: 'call', id },
      },
    })
    return c.json(call)
  })

  return api
}
