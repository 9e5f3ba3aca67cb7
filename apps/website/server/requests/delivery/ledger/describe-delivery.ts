import type { DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import type { DeliverySummary } from '../summarise-deliveries.ts'

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** Describes a row of the ledger in one line: time, state, channel and id. */
export function describeDelivery(row: DeliveryRow): string {
  const tries = row.attempts === 1 ? '1 attempt' : `${row.attempts} attempts`
  const columns = [
    minute(row.created_at),
    (row.claim === null ? row.state : 'under way').padEnd(9),
    row.channel.padEnd(12),
    row.id,
    tries,
    ...(row.state === 'waiting' && row.attempts > 0 ? [`next ${minute(row.due_at)}`] : []),
    ...(row.settled_at === null ? [] : [`at ${minute(row.settled_at)}`]),
    ...(row.answer === null ? [] : [row.answer]),
  ]
  return columns.join('  ')
}

/** Describes the state of each channel, one line each. @param configured the names of the configured channels */
export function describeChannels(summary: DeliverySummary, configured: readonly string[]): string[] {
  const names = new Set([...configured, ...summary.counts.map(({ channel }) => channel)])
  return [...names].map((name) => {
    const counts = summary.counts
      .filter(({ channel }) => channel === name)
      .map(({ state, count }) => `${count} ${state}`)
    const row = summary.channels.find((channel) => channel.name === name)
    const remarks = [
      ...(configured.includes(name) ? [] : ['not configured']),
      ...(row?.disabled_target ? ['disabled by the other side (HTTP 410)'] : []),
      ...(row?.failing_since ? [`failing since ${minute(row.failing_since)}`] : []),
    ]
    return [`${name}:`, counts.join(', ') || 'nothing yet', ...remarks.map((remark) => `(${remark})`)].join(
      ' ',
    )
  })
}
