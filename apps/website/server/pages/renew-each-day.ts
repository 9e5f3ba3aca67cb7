import type { Log } from '#server/log/create-log.ts'
import { dayIn } from './day-in.ts'
import type { PageSnapshots } from './page-snapshots.ts'

/** How often, in milliseconds, the calendar is looked at. */
const interval = 30_000

/** Renders the pages anew when a day begins: a promotion ends with its day. Returns how to stop. */
export function renewEachDay(snapshots: PageSnapshots, timeZone: string, log: Log): () => void {
  let renderedOn = dayIn(timeZone, new Date())
  const timer = setInterval(() => {
    const today = dayIn(timeZone, new Date())
    if (today === renderedOn) return
    snapshots.renew().then(
      () => {
        renderedOn = today
      },
      (error: unknown) => log.error('the pages could not be renewed', error),
    )
  }, interval).unref()
  return () => clearInterval(timer)
}
