import { readArguments, readLimit, UsageError } from '#server/runtime/command-line.ts'
import type { OpenedStore } from '#server/store/open-store.ts'
import type { DeliveryState, DeliveryRow } from '#server/store/tables/delivery-rows.ts'
import { activeChannels, appointmentChannel, calendarChannel, replyChannel } from './active-channels.ts'
import { listDeliveries, replayDeliveries, summariseDeliveries, type DeliverySummary } from './ledger.ts'

const deliveriesHelp = `npm run deliveries -- list                     show the state of each channel and the newest deliveries, one per line
npm run deliveries -- replay <id>              retry one delivery now, even if it was sent or given up
npm run deliveries -- replay --channel <name>  retry all deliveries of a channel that were not sent

For list:
  --channel <name>    deliveries of one channel
  --state <state>     waiting, sent or given-up
  --request <id>      deliveries of one request, by its id or the beginning of it
  --limit <number>    maximum number of lines, 50 by default
Times are in UTC.`

const options = {
  channel: { type: 'string' },
  state: { type: 'string' },
  request: { type: 'string' },
  limit: { type: 'string' },
} as const

const states: readonly DeliveryState[] = ['waiting', 'sent', 'given-up']

/** What the command needs: the opened store, the configured channels and its output. */
export type DeliveriesCommandOptions = {
  openStore: (access: 'read' | 'write') => Promise<OpenedStore>
  channels: readonly string[]
  write: (text: string) => Promise<void>
  now?: Date
}

/**
 * Runs `npm run deliveries`. Prints ids and machine answers, but no personal data.
 * @throws UsageError for unknown arguments.
 */
export async function runDeliveriesCommand(args: string[], command: DeliveriesCommandOptions): Promise<void> {
  const { values, positionals } = readArguments(args, options, deliveriesHelp)
  const [action, id, ...more] = positionals
  if (more.length > 0 || (id !== undefined && action !== 'replay')) {
    throw new UsageError(`Unexpected argument "${more[0] ?? id}".\n\n${deliveriesHelp}`)
  }
  switch (action) {
    case 'list':
      return list(values, command)
    case 'replay':
      return replay(id, values.channel, command)
    case undefined:
    default:
      throw new UsageError(deliveriesHelp)
  }
}

async function list(
  values: Partial<Record<keyof typeof options, string>>,
  { openStore, channels, write }: DeliveriesCommandOptions,
): Promise<void> {
  const state = states.find((known) => known === values.state)
  if (values.state !== undefined && state === undefined) {
    throw new UsageError(`"${values.state}" is not a state. The states are ${states.join(', ')}.`)
  }
  if (values.request !== undefined && !/^[\da-zA-Z-]{4,40}$/.test(values.request)) {
    throw new UsageError(
      `"${values.request}" is not an id. Give the whole id, or at least four characters of it.`,
    )
  }
  const limit = readLimit(values.limit)
  const filter = { channel: values.channel, state, idBegins: values.request?.toLowerCase() }
  await using store = await openStore('read')
  const summary = await store.run(summariseDeliveries, undefined)
  const active = await activeChannels(store, channels)
  const rows = await store.run(listDeliveries, { filter, limit })
  const lines = [
    ...describeChannels(summary, active, withoutSetting(channels)),
    ...(active.length > 0 ? [] : ['No channel is configured: requests are stored, but nobody is notified.']),
    '',
    ...(rows.length > 0 ? rows.map(describeDelivery) : ['No deliveries.']),
    ...(rows.length === limit ? [`The newest ${limit}; --limit shows more.`] : []),
  ]
  await write(`${lines.join('\n')}\n`)
}

async function replay(
  id: string | undefined,
  channel: string | undefined,
  { openStore, channels, write, now = new Date() }: DeliveriesCommandOptions,
): Promise<void> {
  if ((id === undefined) === (channel === undefined)) {
    throw new UsageError(`Give the id of a delivery, or a channel.\n\n${deliveriesHelp}`)
  }
  const which = id === undefined ? { channel: channel ?? '' } : { id }
  await using store = await openStore('write')
  const replayed = await store.run(replayDeliveries, { which, now: now.toISOString() })
  if (id !== undefined && replayed.length === 0) {
    throw new UsageError(`No delivery with the id "${id}" can be retried. "list" shows the deliveries.`)
  }
  await write(`${replayed.length === 1 ? '1 delivery is' : `${replayed.length} deliveries are`} due now.\n`)
  const active = await activeChannels(store, channels)
  const isConfigured = [...active, ...withoutSetting(channels)].some(
    (name) => name === channel || id?.endsWith(`-${name}`),
  )
  if (!isConfigured) await write('It waits until its channel is configured (docs/configuration.md).\n')
}

/** The channels in use that have no setting of their own. */
const withoutSetting = (configured: readonly string[]): string[] => [
  ...(configured.includes('email') ? [replyChannel, appointmentChannel] : []),
  calendarChannel,
]

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** Describes a row of the ledger in one line: time, state, channel and id. */
function describeDelivery(row: DeliveryRow): string {
  const tries = row.attempts === 1 ? '1 attempt' : `${row.attempts} attempts`
  const columns = [
    minute(row.created_at),
    (row.claim === null ? row.state : 'under way').padEnd(9),
    row.channel.padEnd(12),
    row.id,
    tries,
    ...(row.state === 'waiting' && row.attempts > 0 && row.claim === null
      ? [`next ${minute(row.due_at)}`]
      : []),
    ...(row.settled_at === null ? [] : [`at ${minute(row.settled_at)}`]),
    ...(row.answer === null ? [] : [row.answer]),
  ]
  return columns.join('  ')
}

/**
 * Describes the state of each channel, one line each.
 * @param configured the names of the configured channels
 * @param others those that work without a setting
 */
function describeChannels(
  summary: DeliverySummary,
  configured: readonly string[],
  others: readonly string[],
): string[] {
  const names = new Set([...configured, ...summary.counts.map(({ channel }) => channel)])
  return [...names].map((name) => {
    const counts = summary.counts
      .filter(({ channel }) => channel === name)
      .map(({ state, count }) => `${count} ${state}`)
    const row = summary.channels.find((channel) => channel.name === name)
    const remarks = [
      ...(configured.includes(name) || others.includes(name) ? [] : ['not configured']),
      ...(row?.disabled_target ? ['disabled by the other side (HTTP 410)'] : []),
      ...(row?.failing_since ? [`failing since ${minute(row.failing_since)}`] : []),
    ]
    return [`${name}:`, counts.join(', ') || 'nothing yet', ...remarks.map((remark) => `(${remark})`)].join(
      ' ',
    )
  })
}
