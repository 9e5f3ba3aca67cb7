import { Counter } from 'prom-client'
import type { MailKind } from '#contract/desk/mails.ts'
import { gaugesOf, type Metrics } from '#server/runtime/metrics.ts'
import type { MailboxHealth } from './mailbox-health.ts'

/** Adds how reading the mailbox goes to the metrics. It is omitted while the store is unavailable. */
export function watchMailbox(
  metrics: Metrics,
  read: () => Promise<MailboxHealth | null>,
  now: () => number = Date.now,
): void {
  const gauge = gaugesOf(metrics, read)
  gauge(
    'frontdesk_mailbox_failures',
    'Failures to read the mailbox since it was last read',
    ({ failures }) => failures,
  )
  gauge('frontdesk_mailbox_read_age_seconds', 'Time since the mailbox was last read', ({ readAt }) =>
    readAt === null ? null : Math.max(0, (now() - Date.parse(readAt)) / 1000),
  )
}

/** Counts the mails that came back to requests. @returns called after each */
export function countMails(metrics: Metrics): (kind: MailKind) => void {
  const mails = new Counter({
    name: 'frontdesk_mails_total',
    help: 'Mails of the mailbox that belong to a request, by kind',
    labelNames: ['kind'],
    registers: [metrics],
  })
  return (kind) => mails.inc({ kind })
}
