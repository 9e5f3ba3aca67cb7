import { siteStaffWords } from '#contract/staff-words/site-staff-words.ts'
import type { Database } from '#server/store/open-database.ts'
import { activeChannels } from '#server/requests/delivery/active-channels.ts'
import type { Log } from '#server/runtime/log.ts'
import { type ProbeOptions, runProbe } from './run-probe.ts'
import { enqueueNotice } from '#server/requests/delivery/outbox.ts'
import { consumeUsage } from '#server/store/usage.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Probes the site at a fixed interval, from whichever instance checks first, and notifies staff of failures at most
 * once a day.
 * @param options.probe.channels the configured channels
 * @param options.noticeChannels names of channels that accept notices
 * @param options.interval milliseconds between two checks whether a probe is due
 * @returns a function that stops probing, once the running probe has been removed.
 */
export function startProbing(options: {
  hours: number
  database: Pick<Database, 'run'>
  probe: Pick<ProbeOptions, 'address' | 'channels' | 'email' | 'timeout' | 'poll'>
  noticeChannels: readonly string[]
  log: Log
  interval?: number
}): () => Promise<void> {
  const { hours, database, probe, noticeChannels, log, interval = 5 * minute } = options
  const stopping = new AbortController()
  let running = Promise.resolve()

  async function look(): Promise<void> {
    const now = new Date()
    // A minute less, so that the next check on the hour finds it due.
    const windowEndsAt = new Date(now.getTime() + hours * hour - minute).toISOString()
    const increment = { key: 'scheduled probe', amount: 1, limit: 1, windowEndsAt }
    const due = await database.run(consumeUsage, { increments: [increment], now: now.toISOString() })
    if (due.outcome === 'refused') return
    const channels = await activeChannels(database, probe.channels)
    const { failures } = await runProbe({ ...probe, channels, store: database, signal: stopping.signal })
    if (stopping.signal.aborted) return
    if (failures.length === 0) return log.info('a probe succeeded')
    log.warn('a probe failed', { failures })
    const day = now.toISOString().slice(0, 10)
    const words = siteStaffWords.notices
    await database.run(enqueueNotice, {
      notice: {
        id: `probe-${day}`,
        title: words.probe,
        text: [...failures, '', words.probeTry, words.whatToDo].join('\n'),
      },
      channels: noticeChannels,
      now: now.toISOString(),
    })
  }

  function start(): void {
    running = running.then(look).catch((error: unknown) => log.error('the site could not be probed', error))
  }

  start()
  const timer = setInterval(start, interval).unref()
  return () => {
    clearInterval(timer)
    stopping.abort()
    return running
  }
}
