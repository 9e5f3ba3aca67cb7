import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { DeskDependencies } from '../desk-dependencies.ts'
import { streamEvents } from './stream-events.ts'
import { listStaffSessions } from '../staff/store/session-transactions.ts'

/** Maximum open streams of one person on one server: a few windows. */
const maxStreams = 8

/** `GET /events`: server-sent events about requests. */
export function createEventsApi({ store, watch, promised, now }: DeskDependencies): Hono<AppEnvironment> {
  const open = new Map<string, number>()
  const api = new Hono<AppEnvironment>()

  api.get('/events', (c) => {
    const { id: staffId } = c.var.staff
    const { sessionId } = c.var
    const count = open.get(staffId) ?? 0
    if (count >= maxStreams) {
      return problemResponse(
        {
          status: 429,
          title: 'Too many windows',
          detail: 'The desk is open in many windows. Close one, and this one is live again.',
        },
        { 'Retry-After': '10' },
      )
    }
    open.set(staffId, count + 1)
    const place = c.req.header('Last-Event-ID') ?? c.req.query('after') ?? null
    const stream = streamEvents({
      store: { run: store.read },
      watch,
      promised,
      place: place !== null && /^\d{1,15}\.\d{1,15}$/.test(place) ? place : null,
      now: () => now().getTime(),
      isSignedIn: async () => {
        const sessions = await store.read(listStaffSessions, { staffId, now: now().toISOString() })
        return sessions.some(({ id }) => id === sessionId)
      },
      onEnd: () => {
        const left = (open.get(staffId) ?? 1) - 1
        if (left > 0) open.set(staffId, left)
        else open.delete(staffId)
      },
    })
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      // Proxies like nginx would buffer the answer.
      'X-Accel-Buffering': 'no',
    })
  })

  return api
}
