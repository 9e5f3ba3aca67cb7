import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { requestBody } from './request-body.ts'

/** Visitors who send requests without a pause, and retry each until it is acknowledged. */
export type SteadyVisitors = {
  /** The row's id by the request's message, for each 201 answer. */
  acknowledged: ReadonlyMap<string, string>
  /** Number of answers with this status from each instance so far. */
  count(status: number): number[]
  /** Each broken promise, in words. Must be empty. */
  broken: readonly string[]
  /** The longest answer in milliseconds. */
  longest(): number
  /** Resolves when each visitor has received the last answer. */
  leave(): Promise<void>
}

/** Timeout in milliseconds. Only a hanging request takes this long. */
const requestTimeout = 20_000

/**
 * Starts `visitors` visitors who alternate between the instances of one site: if one instance does not acknowledge a
 * request, the next one gets it. Every fourth request has no key.
 */
export function startSteadyVisitors(instances: readonly string[], visitors: number): SteadyVisitors {
  const acknowledged = new Map<string, string>()
  const broken: string[] = []
  const counts = instances.map(() => new Map<number, number>())
  let isLeaving = false
  let longest = 0

  async function send(instance: number, token: string, key: string | null): Promise<boolean> {
    const sentAt = performance.now()
    const response = await fetch(`${instances[instance]}/api/consultations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { 'Idempotency-Key': key }) },
      body: JSON.stringify(requestBody(token)),
      signal: AbortSignal.timeout(requestTimeout),
    })
    const { id } = (await response.json()) as { id?: string }
    longest = Math.max(longest, performance.now() - sentAt)
    const { status } = response
    counts[instance]?.set(status, (counts[instance].get(status) ?? 0) + 1)
    if (status === 503 && Number(response.headers.get('Retry-After')) >= 1) return false
    if (status !== 201 || !id) throw new Error(`answered ${status}`)
    const earlier = acknowledged.get(token)
    if (earlier !== undefined && earlier !== id) throw new Error(`made ${token} two rows`)
    acknowledged.set(token, id)
    return true
  }

  async function visit(instance: number): Promise<void> {
    while (!isLeaving) {
      const token = randomUUID()
      const key = randomInt(4) === 0 ? null : token
      for (let isDone = false; !isDone && !isLeaving; instance = (instance + 1) % instances.length) {
        try {
          isDone = await send(instance, token, key)
          // Simulates a double click or a lost answer.
          if (isDone && randomInt(8) === 0) await send(instance, token, key)
          if (!isDone) await sleep(randomInt(50))
        } catch (error) {
          broken.push(`instance ${instance}: ${String(error)}`)
          return
        }
      }
    }
  }

  const visits = Array.from({ length: visitors }, (_, n) => visit(n % instances.length))
  return {
    acknowledged,
    broken,
    count: (status) => counts.map((count) => count.get(status) ?? 0),
    longest: () => longest,
    async leave() {
      isLeaving = true
      await Promise.all(visits)
    },
  }
}
