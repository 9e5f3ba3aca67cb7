import { createId } from '#server/store/create-id.ts'
import { probeRequest } from '#server/operate/probe/run-probe.ts'
import { attemptDelivery } from '#server/requests/delivery/attempt-delivery.ts'
import type { Message } from '#server/requests/delivery/channel.ts'
import { createChannels } from '#server/requests/delivery/channels/create-channels.ts'
import { readDeliverySettings } from '#server/requests/delivery/delivery-settings.ts'
import type { Config } from '#server/runtime/config.ts'
import type { Finding } from './finding.ts'

/** What the servers of the channels answered to a test. `notes` are sentences about those that accepted it. */
export type ChannelsReport = { findings: Finding[]; notes: string[] }

/** Milliseconds that a server may take to accept a test. */
const longest = 20_000

/** The setting that names the server of each channel. A confirmation uses the server of the mail to staff. */
const settingOf: ReadonlyMap<string, string> = new Map([
  ['email', 'SMTP_URL'],
  ['webhook', 'WEBHOOK_URL'],
  ['chat', 'CHAT_WEBHOOK_URL'],
])

/**
 * Sends a request marked as a test to the servers of SMTP_URL, WEBHOOK_URL and CHAT_WEBHOOK_URL, those that are set, as
 * the relay would. Unlike `npm run probe` it needs neither the running site nor the store.
 */
export async function tryChannels(config: Config, timeout: number = longest): Promise<ChannelsReport> {
  const channels = createChannels(readDeliverySettings(config), {
    publicUrl: config.PUBLIC_URL,
    timeZone: config.TIME_ZONE,
  }).filter(({ name }) => settingOf.has(name))
  const message: Message = {
    type: 'consultation',
    consultation: {
      ...probeRequest(config.NOTIFY_EMAIL[0] ?? 'probe@example.com'),
      id: createId(),
      created_at: new Date().toISOString(),
    },
    isProbe: true,
  }
  const report: ChannelsReport = { findings: [], notes: [] }
  const outcomes = await Promise.all(
    channels.map((channel) =>
      attemptDelivery({ ...channel, timeout }, message, { deliveryId: createId(), progress: null }),
    ),
  )
  for (const [index, { name }] of channels.entries()) {
    const outcome = outcomes[index]
    const setting = settingOf.get(name) ?? name
    if (outcome?.outcome === 'sent') {
      report.notes.push(`The server of ${setting} accepted a test (${outcome.answer}).`)
    } else {
      report.findings.push({
        what: `The server of ${setting} did not accept a test, so nobody would be notified of a request: ${outcome?.why}.`,
        where: `${setting}: correct it and what belongs to it (docs/configuration.md), or what the server refuses.`,
      })
    }
  }
  return report
}
