import { expect, it } from 'vitest'
import { createMetrics } from '#server/runtime/metrics.ts'
import { watchCalendars } from './calendar-metrics.ts'

it('show how reading the calendars goes, and omit it while the store is unavailable', async () => {
  const metrics = createMetrics()
  let read = async () => [
    { read_at: '2026-12-01T12:00:00.000Z', failing_since: '2026-12-01T12:01:00.000Z' },
    { read_at: '2026-12-01T12:05:00.000Z', failing_since: null },
  ]
  watchCalendars(
    metrics,
    () => read(),
    () => Date.parse('2026-12-01T12:05:00.000Z'),
  )
  const text = await metrics.metrics()
  expect(text).toContain('frontdesk_calendars_failing 1')
  expect(text).toContain('frontdesk_calendars_read_age_seconds 300')
  read = () => Promise.reject(new Error('away'))
  expect(await metrics.metrics()).not.toMatch(/^frontdesk_calendars_/m)
})
