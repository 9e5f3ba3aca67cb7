import { Gauge } from 'prom-client'
import type { Metrics } from '#server/runtime/metrics.ts'
import type { CalendarRow } from '#server/store/tables/appointment-rows.ts'

/** Adds how reading the calendars goes to the metrics. It is omitted while the store is unavailable. */
export function watchCalendars(
  metrics: Metrics,
  read: () => Promise<readonly Pick<CalendarRow, 'read_at' | 'failing_since'>[]>,
  now: () => number = Date.now,
): void {
  const gauge = (
    name: string,
    help: string,
    valueOf: (rows: Awaited<ReturnType<typeof read>>) => number | null,
  ) =>
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const rows = await read().catch(() => null)
        this.reset()
        const value = rows && valueOf(rows)
        if (value !== null) this.set(value)
        else this.remove()
      },
    })
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
