import type { Config } from '#server/config.ts'
import { configuredChannels } from '#server/delivery/delivery-settings.ts'
import type { DeliverySummary } from '#server/delivery/summarise-deliveries.ts'
import type { Finding } from './examine.ts'

/** Where a site without a channel learns how to get one. */
export const howToBeTold =
  'SMTP_URL and NOTIFY_EMAIL: set them to be mailed, or WEBHOOK_URL and WEBHOOK_SECRET, or CHAT_WEBHOOK_URL (docs/configuration.md).'

/** Says when nobody is told of requests. */
export function examineChannels(config: Config): Finding[] {
  if (configuredChannels(config).length > 0) return []
  return [{ what: 'Requests only wait in the store: nobody is told of them.', where: howToBeTold }]
}

/** Says what does not get through. @param summary of the ledger */
export function examineLedger(config: Config, { counts, channels }: DeliverySummary): Finding[] {
  const configured = configuredChannels(config)
  const stranded = counts.filter(({ channel, state }) => state === 'waiting' && !configured.includes(channel))
  const disabled = channels.filter(({ name, disabled_target: target }) => target && configured.includes(name))
  const failing = channels.filter(
    ({ name, reported_at: reported, disabled_target: target }) =>
      reported && !target && configured.includes(name),
  )
  return [
    ...stranded.map(({ channel, count }) => ({
      what: `${count === 1 ? 'A delivery waits' : `${count} deliveries wait`} for the channel ${channel}, which is not configured any more.`,
      where: 'Configure it again (docs/configuration.md); until then "npm run deliveries" shows them.',
    })),
    ...disabled.map(({ name }) => ({
      what: `The address of the channel ${name} answered that it wants nothing more (HTTP 410), so nothing is sent there.`,
      where: `Set another address, or send again with "npm run deliveries -- replay --channel ${name}".`,
    })),
    ...failing.map(({ name, failing_since: since }) => ({
      what: `The channel ${name} has been failing since ${since}.`,
      where: '"npm run deliveries" shows what the other side says (docs/operations.md).',
    })),
  ]
}
