import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { consultationFields } from './consultation-fields.ts'

/** An answer of the site, or 0 for none, and when it came. Times in milliseconds, `at` as `performance.now()` has it. */
export type Answer = { status: number; took: number; at: number; retryAfter: boolean; token: string }

/** Sends a new request, found again by the token in its message, from a network of its own. */
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

/** Asks so many times a second, whatever the answers, until `until` settles, and waits for the last answer. */
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
