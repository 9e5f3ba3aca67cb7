import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import type { DeskContext } from '../desk-context.ts'
import { listStaffSessions } from '../staff/transactions/session-transactions.ts'
import type { TransactionRunner } from '#server/store/transaction.ts'
import type { DeskEvent } from '#contract/desk/requests.ts'
import { summarise } from './request-summary.ts'
import type { ResponseTime } from './overdue.ts'
import { type ChangesCursor, type ChangeWatch, readLatestCursor, readChanges } from './request-changes.ts'

/** Maximum open streams of one person on one server: a few windows. */
const maxStreams = 8

/** `GET /events`: server-sent events about requests, and about what the screens load once. */
export function createEventsApi({ store, watch, responseTime, now }: DeskContext): Hono<AppEnvironment> {
  const open = new Map<string, number>()
  const api = new Hono<AppEnvironment>()

  api.get('/events', (c) => {
    const { id: staffId } = c.var.staff
    const { sessionId } = c.var
    const headers = {
      'Content-Type': 'text/event-stream',
      // Proxies like nginx would buffer the answer.
      'X-Accel-Buffering': 'no',
    }
    // Nobody would read or close its stream.
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
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
    const cursor = c.req.header('Last-Event-ID') ?? c.req.query('after') ?? null
    const stream = streamEvents({
      store: { run: store.read },
      watch,
      responseTime,
      cursor: cursor !== null && /^\d{1,15}\.\d{1,15}$/.test(cursor) ? cursor : null,
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
    return c.body(stream, 200, headers)
  })

  return api
}

/** Changes read at once. */
const batch = 100
/** In milliseconds: the server ends answers that are silent for 30 s, and proxies do after a minute. */
const heartbeat = 15_000

const encoder = new TextEncoder()

type EventStreamOptions = {
  store: Pick<TransactionRunner, 'run'>
  watch: ChangeWatch
  responseTime: ResponseTime
  /** Where to continue; null to begin now. */
  cursor: ChangesCursor | null
  /** Milliseconds since the epoch. */
  now: () => number
  /** Whether the session of the stream still exists; checked before anything is sent. */
  isSignedIn: () => Promise<boolean>
  onEnd: () => void
}

/**
 * Streams the changes of requests as server-sent events. Each stream has its own cursor in the store, so that it
 * continues without a gap, on any instance. A reader that falls behind reads more at once later; nothing is queued in
 * memory.
 */
function streamEvents(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const { store, watch, responseTime, now, isSignedIn, onEnd } = options
  let { cursor } = options
  let isReady = false
  let isEnded = false
  let isAwake = true
  let wake: (() => void) | undefined
  const rouse = () => {
    isAwake = true
    wake?.()
  }
  const unsubscribe = watch.subscribe({ onChange: rouse, onClose: () => end() })
  const end = () => {
    if (isEnded) return
    isEnded = true
    unsubscribe()
    wake?.()
    onEnd()
  }

  async function nextEvents(): Promise<string> {
    if (!isReady) {
      cursor ??= await store.run(readLatestCursor, undefined)
      isReady = true
      return `retry: 1000\n${eventText({ kind: 'ready' }, cursor)}`
    }
    isAwake = false
    const changes = await store.run(readChanges, { cursor: cursor ?? '0.0', limit: batch })
    if (changes === null) {
      cursor = await store.run(readLatestCursor, undefined)
      return eventText({ kind: 'reset' }, cursor)
    }
    if (changes.hasMore) isAwake = true
    if (changes.requests.length === 0 && !changes.hasWorkspace) return ''
    cursor = changes.cursor
    const at = now()
    return [
      ...changes.requests.map(({ id, isNew, row, writers }): DeskEvent =>
        row
          ? { kind: 'request', isNew, request: summarise(row, responseTime, at), writers }
          : { kind: 'removed', id },
      ),
      ...(changes.hasWorkspace ? [{ kind: 'workspace' as const }] : []),
      { kind: 'counts' as const, counts: changes.counts },
    ]
      .map((event, index, { length }) => eventText(event, index === length - 1 ? changes.cursor : null))
      .join('')
  }

  /** Waits until there may be something new, or the connection has been silent for long enough. */
  async function waitForChange(): Promise<boolean> {
    if (isAwake || isEnded) return true
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), heartbeat)
      wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
    }).then((isChange) => {
      wake = undefined
      return isChange === true
    })
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (!isEnded) {
          const isChange = await waitForChange()
          try {
            if (isEnded || !(await isSignedIn())) break
            const text = isChange ? await nextEvents() : ': still here\n\n'
            if (text !== '') return controller.enqueue(encoder.encode(text))
          } catch {
            // The store is away: the browser reconnects and continues from its cursor.
            break
          }
        }
        end()
        controller.close()
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  )
}

/** Only the last event of a batch has the new cursor: a connection that breaks earlier repeats the batch. */
const eventText = (event: DeskEvent, cursor: ChangesCursor | null): string =>
  `${cursor === null ? '' : `id: ${cursor}\n`}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`
