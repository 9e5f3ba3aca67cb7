import type { Database } from '#server/database/open-database.ts'
import type { Log } from '#server/log/create-log.ts'
import { keepRetention, type Retention } from '#server/privacy/retention.ts'

/** Milliseconds. Visitors were told in days how long something is kept. */
const interval = 3_600_000

/**
 * Does what has to be done every day, at the start and then every hour, because no server is sure to run at midnight. What fails is
 * tried again an hour later.
 * @returns what ends it.
 */
export function startUpkeep(options: {
  database: Pick<Database, 'run'>
  retention: Retention
  dataDir: string
  log: Log
}): () => void {
  const { database, retention, dataDir, log } = options

  async function forget(): Promise<void> {
    const deleted = await keepRetention(database, { retention, dataDir, now: new Date(), isRehearsal: false })
    if (Object.values(deleted).some((count) => count > 0))
      log.info('deleted what was kept long enough', deleted)
  }

  function work(): void {
    forget().catch((error: unknown) => log.error('what was kept long enough could not be deleted', error))
  }

  work()
  const timer = setInterval(work, interval).unref()
  return () => clearInterval(timer)
}
