import { siteStaffLanguage } from '#contract/staff-words/site-staff-words.ts'
import { deleteDeskTraces } from '#server/desk/requests/request-changes.ts'
import { undoTime } from '#server/desk/requests/change-requests.ts'
import { deleteOutdated, type Retention } from '#server/requests/privacy/retention.ts'
import { deleteProbes } from '#server/requests/receive/probes.ts'
import { enqueueHeldDigest } from '#server/requests/spam/held-requests.ts'
import { calendarDay } from '#server/runtime/calendar-day.ts'
import type { Log } from '#server/runtime/log.ts'
import { inBatches } from '#server/store/in-batches.ts'
import type { Database } from '#server/store/open-database.ts'
import { collectQuestions } from '#server/voice/calls/unanswered-questions.ts'
import { enqueueQuietAlarm } from './probe/enqueue-quiet-alarm.ts'

/** In milliseconds. Retention is promised in days, so an hour is precise enough. */
const interval = 3_600_000
/** In milliseconds. First come the visitors who waited for the start, and everything they use is still slow. */
const afterStart = 10_000
const day = 24 * interval

/**
 * Does the daily work soon after the start and then every hour, because no server is sure to run at midnight. Failed work is
 * retried an hour later.
 * @returns a function that stops it.
 */
export function startMaintenance(options: {
  database: Pick<Database, 'run'>
  retention: Retention
  dataDir: string
  /** Names of channels that accept notices. */
  channels: readonly string[]
  timeZone: string
  /** Hours without a request after which staff are notified; undefined turns this off. */
  quietHours: number | undefined
  log: Log
}): () => void {
  const { database, retention, dataDir, channels, timeZone, quietHours, log } = options

  async function deleteExpired(): Promise<void> {
    const deleted = await deleteOutdated(database, {
      retention,
      dataDir,
      now: new Date(),
      isDryRun: false,
    })
    if (Object.values(deleted).some((count) => count > 0)) log.info('deleted expired data', deleted)
  }

  async function notifyOfHeld(): Promise<void> {
    const now = new Date()
    await database.run(enqueueHeldDigest, {
      day: calendarDay(timeZone, now),
      channels,
      language: siteStaffLanguage,
      now: now.toISOString(),
    })
  }

  async function notifyOfQuiet(hours: number): Promise<void> {
    await database.run(enqueueQuietAlarm, {
      hours,
      channels,
      language: siteStaffLanguage,
      now: new Date().toISOString(),
    })
  }

  async function deleteLeftProbes(): Promise<void> {
    await database.run(deleteProbes, { before: new Date(Date.now() - interval).toISOString() })
  }

  async function deleteTraces(): Promise<void> {
    const now = Date.now()
    const before = new Date(now - day).toISOString()
    const notesBefore = new Date(now - undoTime).toISOString()
    await inBatches((most) => database.run(deleteDeskTraces, { before, notesBefore, most }))
  }

  async function storeQuestions(): Promise<void> {
    await inBatches((most) => database.run(collectQuestions, { most }))
  }

  function work(): void {
    storeQuestions().catch((error: unknown) =>
      log.error('the questions of old calls could not be stored', error),
    )
    deleteTraces().catch((error: unknown) => log.error('old traces of the desk could not be deleted', error))
    deleteLeftProbes().catch((error: unknown) => log.error('old probes could not be removed', error))
    if (quietHours !== undefined)
      notifyOfQuiet(quietHours).catch((error: unknown) =>
        log.error('the quiet alarm could not be queued', error),
      )

    notifyOfHeld().catch((error: unknown) =>
      log.error('the digest of held requests could not be queued', error),
    )
    deleteExpired().catch((error: unknown) => log.error('expired data could not be deleted', error))
  }

  const begin = setTimeout(work, afterStart).unref()
  const timer = setInterval(work, interval).unref()
  return () => {
    clearTimeout(begin)
    clearInterval(timer)
  }
}
