import { rowsOf, rowsOfEach, type Sql, type Transaction } from '#server/store/transaction.ts'
import type { TroubledChannel } from '#contract/desk/workspace.ts'
import { appointmentChannel, replyChannel } from './active-channels.ts'
import type { DeliveryRow, DeliveryState, DeliveryChannelRow } from '#server/store/tables/delivery-rows.ts'

/** Filters of the ledger. An absent filter selects everything. */
export type DeliveryFilter = {
  channel?: string | undefined
  state?: DeliveryState | undefined
  /** The beginning of a row's id, such as the id of a request. */
  idBegins?: string | undefined
}

/** Lists deliveries, newest first. */
export function* listDeliveries(
  sql: Sql,
  { filter, limit }: { filter: DeliveryFilter; limit: number },
): Transaction<DeliveryRow[]> {
  let query = sql.selectFrom('deliveries').selectAll()
  if (filter.channel !== undefined) query = query.where('channel', '=', filter.channel)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.idBegins !== undefined) query = query.where('id', 'like', `${filter.idBegins}%`)
  return yield* rowsOf(query.orderBy('created_at', 'desc').orderBy('id').limit(limit))
}

/**
 * Makes rows due at once, as if they had never been tried, and enables a disabled channel again: one row by id,
 * whatever its state, or all unsent rows of a channel. Running deliveries are not touched.
 * @param input.now ISO 8601
 * @returns the ids of the rows
 */
export function* replayDeliveries(
  sql: Sql,
  input: { which: { id: string } | { channel: string }; now: string },
): Transaction<string[]> {
  const { which, now } = input
  const update = sql
    .updateTable('deliveries')
    .set({
      state: 'waiting',
      waits_since: now,
      due_at: now,
      attempts: 0,
      progress: null,
      settled_at: null,
    })
    .where('claim', 'is', null)
    .returning(['id', 'channel'])
  const replayed = yield* rowsOf(
    'id' in which
      ? update.where('id', '=', which.id)
      : update.where('channel', '=', which.channel).where('state', '!=', 'sent'),
  )
  for (const channel of new Set(replayed.map((row) => row.channel))) {
    yield* rowsOf(
      sql.updateTable('delivery_channels').set({ disabled_target: null }).where('name', '=', channel),
    )
  }
  return replayed.map(({ id }) => id)
}

/** The ledger in numbers. */
export type DeliverySummary = {
  /** `oldest`: ISO 8601, when the oldest row was written. */
  counts: { channel: string; state: DeliveryState; count: number; oldest: string }[]
  /** Channels that failed or were disabled. A channel that always worked is absent. */
  channels: DeliveryChannelRow[]
}

/** Counts the ledger by channel and state. */
export function* summariseDeliveries(sql: Sql): Transaction<DeliverySummary> {
  const counts = yield* rowsOf(
    sql
      .selectFrom('deliveries')
      .select((row) => [
        'channel',
        'state',
        row.fn.countAll<number | string>().as('count'),
        row.fn.min('created_at').as('oldest'),
      ])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state'),
  )
  const channels = yield* rowsOf(sql.selectFrom('delivery_channels').selectAll().orderBy('name'))
  // PostgreSQL counts in 64 bits, which the driver returns as text.
  return { counts: counts.map(({ count, ...row }) => ({ ...row, count: Number(count) })), channels }
}

/**
 * Lists those of the channels that were reported as failing and have not recovered, and those that have given up requests
 * since an instant (ISO 8601).
 */
export function* listTroubledChannels(
  sql: Sql,
  { channels, since }: { channels: readonly string[]; since: string },
): Transaction<TroubledChannel[]> {
  if (channels.length === 0) return []
  const [failing, lost] = yield* rowsOfEach([
    sql
      .selectFrom('delivery_channels')
      .select(['name', 'failing_since'])
      .where('name', 'in', channels)
      .where('reported_at', 'is not', null),
    sql
      .selectFrom('deliveries')
      .select((row) => ['channel', row.fn.countAll<number | string>().as('count')])
      .where('channel', 'in', channels)
      .where('state', '=', 'given-up')
      .where('consultation_id', 'is not', null)
      .where('settled_at', '>=', since)
      .groupBy('channel'),
  ])
  return channels.flatMap((channel) => {
    const failingSince = failing.find(({ name }) => name === channel)?.failing_since ?? null
    const givenUp = Number(lost.find((row) => row.channel === channel)?.count ?? 0)
    return failingSince === null && givenUp === 0 ? [] : { channel, failingSince, givenUp }
  })
}

/** The channels that send mail. */
const mailChannels = ['email', 'confirmation', replyChannel, appointmentChannel]

/** Reads the mail that has waited since before a time (ISO 8601); null if there is none. */
export function* readMailBacklog(
  sql: Sql,
  { before }: { before: string },
): Transaction<{ since: string; waiting: number; answer: string | null } | null> {
  const waiting = sql
    .selectFrom('deliveries')
    .where('channel', 'in', mailChannels)
    .where('state', '=', 'waiting')
    .where('created_at', '<=', before)
    // A mail that is sent again begins to wait then.
    .where((row) => row.or([row('attempts', '>', 0), row('waits_since', '<=', before)]))
  const [counted] = yield* rowsOf(
    waiting.select(({ fn }) => [
      fn.countAll<number | string>().as('waiting'),
      fn.min<string | null>('created_at').as('since'),
    ]),
  )
  if (!counted?.since) return null
  const [said] = yield* rowsOf(
    waiting.select('answer').where('answer', 'is not', null).orderBy('waits_since', 'desc').limit(1),
  )
  return { since: counted.since, waiting: Number(counted.waiting), answer: said?.answer ?? null }
}
