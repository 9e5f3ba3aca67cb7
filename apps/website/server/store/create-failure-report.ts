import { Counter } from 'prom-client'
import type { Log } from '#server/runtime/log.ts'
import type { Metrics } from '#server/runtime/metrics.ts'
import { adviseOn, type StoreUnavailableError } from './store-unavailable-error.ts'

/** Milliseconds between two log lines with the same reason: an unavailable store fails on each call. */
const pause = 60_000

/** Counts each failure of the store, and logs its reason at most once a minute. */
export function createFailureReport(log: Log, metrics: Metrics): (error: StoreUnavailableError) => void {
  const failures = new Counter({
    name: 'frontdesk_store_failures_total',
    help: 'Transactions that the store could not carry out, by the reason',
    labelNames: ['code'],
    registers: [metrics],
  })
  const reportedAt = new Map<string, number>()
  return (error) => {
    const { code } = error
    failures.inc({ code })
    const at = Date.now()
    // A clock that was set back must not silence the log.
    if (Math.abs(at - (reportedAt.get(code) ?? -Infinity)) < pause) return
    reportedAt.set(code, at)
    log.error('the store is unavailable', error, { code, advice: adviseOn(code) })
  }
}
