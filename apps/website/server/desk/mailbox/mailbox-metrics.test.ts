import { expect, it } from 'vitest'
import { createMetrics } from '#server/runtime/metrics.ts'
import type { MailboxHealth } from './mailbox-health.ts'
import { countMails, watchMailbox } from './mailbox-metrics.ts'

it('show how reading the mailbox goes, and omit it while the store is unavailable', async () => {
  const metrics = createMetrics()
  let read = async (): Promise<MailboxHealth | null> => ({
    readAt: '2026-03-11T12:00:00.000Z',
    failingSince: '2026-03-11T12:01:00.000Z',
    failures: 7,
    answer: 'ECONNREFUSED',
  })
  watchMailbox(
    metrics,
    () => read(),
    () => Date.parse('2026-03-11T12:05:00.000Z'),
  )
  countMails(metrics)('reply')
  const text = await metrics.metrics()
  expect(text).toContain('frontdesk_mailbox_failures 7')
  expect(text).toContain('frontdesk_mailbox_read_age_seconds 300')
  expect(text).toContain('frontdesk_mails_total{kind="reply"} 1')
  expect(text).not.toContain('ECONNREFUSED')
  read = () => Promise.reject(new Error('away'))
  expect(await metrics.metrics()).not.toMatch(/^frontdesk_mailbox_/m)
})
