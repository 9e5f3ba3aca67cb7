import type { DeskDependencies } from '../desk-dependencies.ts'
import type { CallPlace } from './call-transactions.ts'
import type { CallDetail, CallSummary } from '#contract/desk/calls.ts'
import { describeHostedCall, summariseHostedCall } from './describe-hosted-call.ts'
import { listCallRequests, listDeskCalls, readDeskCall } from './call-transactions.ts'

type Source = Pick<DeskDependencies, 'store' | 'hostedCalls'>

/** Some calls behind a place, the newest first, and why some may be missing. */
type CallsFound = { calls: CallSummary[]; problem: string | null }

/** Calls of this site and of the hosted platform in one order. */
export async function readCalls(
  { store, hostedCalls }: Source,
  { after, limit }: { after: CallPlace | null; limit: number },
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
export async function readCall(
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
  after: CallPlace | null,
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
const byTime = (one: CallPlace, other: CallPlace): number =>
  one.createdAt === other.createdAt ? order(other.id, one.id) : order(other.createdAt, one.createdAt)

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
