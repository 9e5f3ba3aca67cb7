import { rowsOf, type Sql, type Step, type Transaction } from '#server/store/transaction.ts'
import { describeCall, summariseCall } from './describe-calls.ts'
import type { CallDetail, CallSummary } from '#contract/desk/calls.ts'
import { realRequests } from '#server/requests/receive/read-consultations.ts'

/** The call after which a page begins. */
export type CallCursor = { createdAt: string; id: string }

/** One page of calls, the newest first. They are described here, so that whole transcripts stay with the store. */
export function* listDeskCalls(
  sql: Sql,
  { after, limit }: { after: CallCursor | null; limit: number },
): Transaction<CallSummary[]> {
  let query = sql
    .selectFrom('voice_calls')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) {
    query = query
      // A separate condition, because the index has the time alone.
      .where('created_at', '<=', after.createdAt)
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)))
  }
  const calls = yield* rowsOf(query)
  const requestOf = yield* findRequests(
    sql,
    calls.map(({ id }) => id),
  )
  return calls.map((call) => summariseCall(call, requestOf.get(call.id) ?? null))
}

/** One call; null if it does not exist. */
export function* readDeskCall(sql: Sql, { id }: { id: string }): Transaction<CallDetail | null> {
  const [call] = yield* rowsOf(sql.selectFrom('voice_calls').selectAll().where('id', '=', id))
  if (!call) return null
  const requestOf = yield* findRequests(sql, [id])
  return describeCall(call, requestOf.get(id) ?? null)
}

/** The requests that were filled in during calls of the hosted platform, by the id of the call. */
export function* listCallRequests(
  sql: Sql,
  { callIds }: { callIds: readonly string[] },
): Transaction<Map<string, string>> {
  return yield* findRequests(sql, callIds)
}

/** The newest request of each call, by the id of the call. */
function* findRequests(
  sql: Sql,
  callIds: readonly string[],
): Generator<Step, Map<string, string>, unknown[]> {
  if (callIds.length === 0) return new Map()
  const requests = yield* rowsOf(
    realRequests(sql).select(['id', 'call_id']).where('call_id', 'in', callIds).orderBy('created_at'),
  )
  return new Map(requests.flatMap(({ id, call_id }) => (call_id === null ? [] : [[call_id, id] as const])))
}
