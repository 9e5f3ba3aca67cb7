import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { consultationFields } from './consultation-fields.ts'

/** A response of the site: its status, 0 if there was none, and its time. Milliseconds; `at` is a `performance.now()`. */
export type Answer = { status: number; took: number; at: number; retryAfter: boolean; token: string }

/** Sends a new request from a network of its own, with a token in its message that identifies it. */
export async function sendRequest(url: string): Promise<Answer> {
  const begin = performance.now()
  const token = randomUUID()
  let status = 0
  let retryAfter = false
  try {
    const response = await fetch(`${url}/api/consultations`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': token,
        'X-Forwarded-For': `10.${token
          .slice(0, 6)
          .match(/../g)
          ?.map((two) => parseInt(two, 16))
          .join('.')}`,
      },
      body: JSON.stringify({ ...consultationFields, message: token }),
      signal: AbortSignal.timeout(20_000),
    })
    await response.arrayBuffer()
    status = response.status
    retryAfter = Number(response.headers.get('Retry-After')) >= 1
  } catch {
    // Nobody answered.
  }
  const at = performance.now()
  return { status, took: at - begin, at, retryAfter, token }
}

/** Calls `ask` at a steady rate, whatever its results, until `until` settles, and waits for the last result. */
export async function askSteadily<Result>(
  ask: () => Promise<Result>,
  perSecond: number,
  until: Promise<unknown>,
): Promise<Result[]> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  until.then(end, end)
  const results: Promise<Result>[] = []
  for (let next = performance.now(); !isOver; next += 1000 / perSecond) {
    results.push(ask())
    await sleep(Math.max(0, next - performance.now()))
  }
  return Promise.all(results)
}
