import { Hono } from 'hono'
import type { AppEnvironment } from '#server/runtime/http/app-environment.ts'
import { problemResponse } from '#server/runtime/http/problem.ts'
import { notFound, readInput } from '../problems.ts'
import type { DeskContext } from '../desk-context.ts'
import { type CallPage, callQuerySchema, type CallDetail, type CallSummary } from '#contract/desk/calls.ts'
import { recordAudit } from '#server/store/audit-transactions.ts'
import { type CallCursor, listCallRequests, listDeskCalls, readDeskCall } from './call-transactions.ts'
import { describeHostedCall, summariseHostedCall } from './describe-calls.ts'
import * as v from 'valibot'

/** `GET /calls` and `GET /calls/:id`: transcripts of calls, and the requests that they led to. */
export function createCallsApi(context: DeskContext): Hono<AppEnvironment> {
  const { store, now } = context
  const api = new Hono<AppEnvironment>()

  api.get('/calls', async (c) => {
    const query = readInput(callQuerySchema, c.req.query())
    if (!query.read) return query.response
    const { cursor, limit } = query.value
    const after = cursor === undefined ? null : readCallCursor(cursor)
    if (cursor !== undefined && !after) return notFound('page of the list')
    const { calls, problem } = await readCalls(context, { after, limit: limit + 1 })
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
    const call = await readCall(context, id)
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

type Source = Pick<DeskContext, 'store' | 'hostedCalls'>

/** Some calls after a cursor, the newest first, and why some may be missing. */
type CallsFound = { calls: CallSummary[]; problem: string | null }

/** Calls of this site and of the hosted platform in one order. */
async function readCalls(
  { store, hostedCalls }: Source,
  { after, limit }: { after: CallCursor | null; limit: number },
): Promise<CallsFound> {
  const [own, hosted] = await Promise.all([
    store.read(listDeskCalls, { after, limit }),
    readHosted({ store, hostedCalls }, after, limit),
  ])
  return {
    calls: [...own, ...hosted.calls].toSorted(byTime).slice(0, limit),
    problem: hosted.problem,
  }
}

/** One call of either platform; null if it does not exist. */
async function readCall(
  { store, hostedCalls }: Source,
  id: string,
): Promise<CallDetail | { problem: string } | null> {
  const own = await store.read(readDeskCall, { id })
  if (own || !hostedCalls) return own
  const found = await hostedCalls.read(id)
  if (found.outcome === 'failed') return { problem: found.problem }
  if (!found.value) return null
  const requests = await store.read(listCallRequests, { callIds: [id] })
  return describeHostedCall(found.value, requests.get(id) ?? null)
}

async function readHosted(
  { store, hostedCalls }: Source,
  after: CallCursor | null,
  limit: number,
): Promise<CallsFound> {
  if (!hostedCalls) return { calls: [], problem: null }
  // The platform pages by time only, so it returns the call at the cursor again.
  const found = await hostedCalls.list({ until: after?.createdAt ?? null, limit: limit + 1 })
  if (found.outcome === 'failed') return { calls: [], problem: found.problem }
  const requests = await store.read(listCallRequests, { callIds: found.value.map(({ id }) => id) })
  const calls = found.value.map((call) => summariseHostedCall(call, requests.get(call.id) ?? null))
  return { calls: after ? calls.filter((call) => byTime(call, after) > 0) : calls, problem: null }
}

/** The newest first, as the store sorts them. */
const byTime = (one: CallCursor, other: CallCursor): number =>
  one.createdAt === other.createdAt ? order(other.id, one.id) : order(other.createdAt, one.createdAt)

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const schema = v.object({ createdAt: v.pipe(v.string(), v.isoTimestamp()), id: v.string() })

/** Encodes a cursor for a URL. */
const writeCallCursor = ({ createdAt, id }: CallCursor): string =>
  Buffer.from(JSON.stringify({ createdAt, id })).toString('base64url')

/** Decodes a cursor of a URL; null if it is invalid. */
function readCallCursor(cursor: string): CallCursor | null {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
