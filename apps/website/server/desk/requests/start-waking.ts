import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import type { Log } from '#server/runtime/log.ts'
import type { Database } from '#server/store/open-database.ts'
import { StoreUnavailableError } from '#server/store/store-unavailable-error.ts'
import { countDueRequests, wakeRequests } from './wake-requests.ts'

/** Milliseconds between two looks for snoozed requests whose time has come. */
const interval = 5_000

/**
 * Brings snoozed requests back when their time has come, also those of a time when no server ran. Every instance looks; the
 * store lets one of them act.
 * @returns a function that stops it
 */
export function startWaking(options: {
  database: Pick<Database, 'run' | 'read'>
  /** Names of the channels that tell staff. */
  channels: readonly string[]
  /** Called after notices were put into the outbox. */
  onEnqueued: () => void
  log: Log
}): () => void {
  const { database, channels, onEnqueued, log } = options
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const now = new Date().toISOString()
    // Beside the writer: almost always there is nothing to do.
    if ((await database.read(countDueRequests, { now })) === 0) return
    const woken = await database.run(wakeRequests, { now, channels, language: siteStaffLanguage })
    if (woken > 0) onEnqueued()
  }

  function schedule(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => {
          // The store reports its failures itself.
          if (!(error instanceof StoreUnavailableError))
            log.error('snoozed requests could not be brought back', error)
        })
        .finally(schedule)
    }, interval).unref()
  }

  schedule()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
