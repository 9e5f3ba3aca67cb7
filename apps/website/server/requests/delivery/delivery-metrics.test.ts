import { expect, it } from 'vitest'
import { createMetrics } from '#server/runtime/metrics.ts'
import { countDeliveries, watchDeliveries } from './delivery-metrics.ts'

const summary = {
  counts: [
    {
      channel: 'email',
      state: 'waiting' as const,
      count: 3,
      oldest: new Date(Date.now() - 90_000).toISOString(),
    },
    { channel: 'email', state: 'sent' as const, count: 40, oldest: '2026-01-01T10:00:00.000Z' },
  ],
  channels: [
    {
      name: 'email',
      failures: 7,
      failing_since: '2026-01-01T10:00:00.000Z',
      reported_at: null,
      disabled_target: null,
    },
  ],
}

it('shows the queue, its age and the state of the channels', async () => {
  const metrics = createMetrics()
  watchDeliveries(metrics, async () => summary)
  countDeliveries(metrics)('email', 'retry')
  const text = await metrics.metrics()
  expect(text).toContain('frontdesk_deliveries{channel="email",state="waiting"} 3')
  expect(text).toContain('frontdesk_deliveries{channel="email",state="sent"} 40')
  expect(text).toMatch(/frontdesk_delivery_oldest_waiting_seconds\{channel="email"\} (89|9\d|1\d\d)/)
  expect(text).toContain('frontdesk_delivery_channel_failures{channel="email"} 7')
  expect(text).toContain('frontdesk_delivery_attempts_total{channel="email",outcome="retry"} 1')
})

it('omits deliveries, but nothing else, while the store is unavailable', async () => {
  const metrics = createMetrics()
  let isAway = false
  watchDeliveries(metrics, () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(summary)))
  await metrics.metrics()
  isAway = true
  const text = await metrics.metrics()
  expect(text).not.toContain('frontdesk_deliveries{')
  expect(text).toContain('process_cpu_seconds_total')
})
