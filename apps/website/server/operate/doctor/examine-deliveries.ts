import type { Config } from '#server/runtime/config.ts'
import { openStore } from '#server/store/open-store.ts'
import { activeChannels } from '#server/requests/delivery/active-channels.ts'
import { configuredChannels } from '#server/requests/delivery/delivery-settings.ts'
import { type DeliverySummary, summariseDeliveries } from '#server/requests/delivery/ledger.ts'
import type { Finding } from './finding.ts'

/** Points the operator of a site without a channel to the documentation. */
export const howToNotify =
  'SMTP_URL and NOTIFY_EMAIL: set them for e-mail, or set WEBHOOK_URL and WEBHOOK_SECRET, or CHAT_WEBHOOK_URL (docs/configuration.md); or turn on notifications in the desk.'

/**
 * Examines the deliveries in the store. If the store does not exist yet or cannot be reached from here, examines the
 * settings only.
 */
export async function examineDeliveries(config: Config): Promise<Finding[]> {
  const configured = configuredChannels(config)
  await using store = await openStore(config, 'read').catch(() => null)
  if (store === null) return examineChannels(configured)
  const active = await activeChannels(store, configured)
  return [
    ...examineChannels(active),
    ...examineLedger(active, await store.run(summariseDeliveries, undefined)),
  ]
}

/** Reports a site that notifies nobody of its requests. */
function examineChannels(active: readonly string[]): Finding[] {
  if (active.length > 0) return []
  return [{ what: 'Requests are stored, but nobody is notified of them.', where: howToNotify }]
}

/** Reports failing deliveries. @param active the channels that work now */
export function examineLedger(active: readonly string[], { counts, channels }: DeliverySummary): Finding[] {
  const stranded = counts.filter(({ channel, state }) => state === 'waiting' && !active.includes(channel))
  const disabled = channels.filter(({ name, disabled_target: target }) => target && active.includes(name))
  const failing = channels.filter(
    ({ name, reported_at: reported, disabled_target: target }) =>
      reported && !target && active.includes(name),
  )
  return [
    ...stranded.map(({ channel, count }) => ({
      what: `${count === 1 ? 'A delivery waits' : `${count} deliveries wait`} for the channel ${channel}, which is no longer configured.`,
      where: 'Configure it again (docs/configuration.md); until then "npm run deliveries" shows them.',
    })),
    ...disabled.map(({ name }) => ({
      what: `The address of the channel ${name} answered that it is gone (HTTP 410), so nothing is sent there.`,
      where: `Set another address, or send again with "npm run deliveries -- replay --channel ${name}".`,
    })),
    ...failing.map(({ name, failing_since: since }) => ({
      what: `The channel ${name} has been failing since ${since}.`,
      where: '"npm run deliveries" shows its answers (docs/operations.md).',
    })),
  ]
}
