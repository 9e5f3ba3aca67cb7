import { gaugesOf, type Metrics } from '#server/runtime/metrics.ts'
import type { CalendarRow } from '#server/store/tables/appointment-rows.ts'

/** Adds how reading the calendars goes to the metrics. It is omitted while the store is unavailable. */
export function watchCalendars(
  metrics: Metrics,
  read: () => Promise<readonly Pick<CalendarRow, 'read_at' | 'failing_since'>[]>,
  now: () => number = Date.now,
): void {
  const gauge = gaugesOf(metrics, read)
  gauge(
    'frontdesk_calendars_failing',
    'Calendars that could not be read the last time',
    (rows) => rows.filter(({ failing_since: since }) => since !== null).length,
  )
  gauge(
    'frontdesk_calendars_read_age_seconds',
    'Time since the calendar was read that has waited longest',
    (rows) => {
      const [oldest] = rows.flatMap(({ read_at: at }) => at ?? []).toSorted()
      return oldest === undefined ? null : Math.max(0, (now() - Date.parse(oldest)) / 1000)
    },
  )
}
