import { Hono } from 'hono'
import type { AppEnvironment } from '#server/app-environment.ts'
import { notFound, readInput } from '../answer.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { readCallCursor, writeCallCursor } from './call-cursor.ts'
import { type CallPage, callQuerySchema } from './calls-contract.ts'

/** `GET /calls` and `GET /calls/:id`: what was said in calls, and what it led to. */
export function createCallsApi({ store, now }: DeskDependencies): Hono<AppEnvironment> {
  const api = new Hono<AppEnvironment>()

  api.get('/calls', async (c) => {
    const query = readInput(callQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { cursor, limit } = query.value
    const after = cursor === undefined ? null : readCallCursor(cursor)
    if (cursor !== undefined && !after) return notFound('page of the list')
    const found = await store.read('listDeskCalls', { after, limit: limit + 1 })
    const items = found.slice(0, limit)
    const last = items.at(-1)
    const page: CallPage = {
      items,
      nextCursor: found.length > limit && last ? writeCallCursor(last) : null,
      problem: null,
    }
    return c.json(page)
  })

  api.get('/calls/:id', async (c) => {
    const id = c.req.param('id')
    const call = await store.read('readDeskCall', { id })
    if (!call) return notFound('call')
    await store.run('noteAudit', {
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
