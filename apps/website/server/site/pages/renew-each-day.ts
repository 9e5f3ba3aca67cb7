import { calendarDay } from '#server/runtime/calendar-day.ts'
import type { Log } from '#server/runtime/log/create-log.ts'
import type { PageSnapshots } from './page-snapshots.ts'

/** Milliseconds between two checks of the calendar. */
const interval = 30_000

/**
 * Renders the pages again when a day begins, because a promotion ends with its day. Returns a function that stops it.
 */
export function renewEachDay(snapshots: PageSnapshots, timeZone: string, log: Log): () => void {
  let renderedOn = calendarDay(timeZone, new Date())
  const timer = setInterval(() => {
    const today = calendarDay(timeZone, new Date())
    if (today === renderedOn) return
    snapshots.renew().then(
      () => {
        renderedOn = today
      },
      (error: unknown) => log.error('the pages could not be rendered again', error),
    )
  }, interval).unref()
  return () => clearInterval(timer)
}
