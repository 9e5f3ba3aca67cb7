import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import type { DeliveryState } from '#server/store/tables/delivery-rows.ts'
import { enqueueNotice } from './notice.ts'

export type SettleInput = {
  id: string
  /** The claim it was delivered under. */
  claim: string
  channel: string
  /** The new values of the row. */
  row: {
    state: DeliveryState
    answer: string
    attempts: number
    progress: string | null
    /** ISO 8601; used if the state is `waiting`. */
    dueAt: string
  }
  /** The health of the whole channel; null if the attempt says nothing about it. */
  health: 'working' | 'failing' | null
  /** SHA-256 of the target that accepts no more deliveries. */
  disabledTarget: string | null
  /** The channels through which a failing one is reported. */
  reportTo: readonly string[]
  /** ISO 8601. */
  now: string
}

/**
 * - `lost`: another process owns the row now, and nothing was written. `reported`: the channel has just begun to fail.
 */
export type Settled = 'settled' | 'reported' | 'lost'

/** Consecutive failures before a channel is reported: about a minute with one request waiting. */
const failuresUntilReport = 4

/** Records the outcome of an attempt, if it still owns its claim, and the health of the channel. */
export function* settleDelivery(sql: Sql, input: SettleInput): Transaction<Settled> {
  const { id, claim, row, now } = input
  const [settled] = yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({
        state: row.state,
        answer: row.answer,
        attempts: row.attempts,
        progress: row.progress,
        claim: null,
        ...(row.state === 'waiting' ? { waits_since: now, due_at: row.dueAt } : { settled_at: now }),
      })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .returning('id'),
  )
  if (!settled) return 'lost'
  if (input.health === 'working') yield* recordSuccess(sql, input)
  if (input.health === 'failing') return (yield* recordFailure(sql, input)) ? 'reported' : 'settled'
  return 'settled'
}

function* recordSuccess(sql: Sql, { channel }: SettleInput): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('delivery_channels')
      .set({ failures: 0, failing_since: null, reported_at: null, disabled_target: null })
      .where('name', '=', channel)
      .where('failing_since', 'is not', null),
  )
}

/** @returns whether this call reported it: once per outage, whichever process notices it first. */
function* recordFailure(sql: Sql, input: SettleInput): Generator<Step, boolean, unknown[]> {
  const { channel, disabledTarget, row, reportTo, now } = input
  const [failing] = yield* rowsOf(
    sql
      .insertInto('delivery_channels')
      .values({
        name: channel,
        failures: 1,
        failing_since: now,
        reported_at: null,
        disabled_target: disabledTarget,
      })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((change) => ({
          failures: change('delivery_channels.failures', '+', 1),
          failing_since: change.fn.coalesce('delivery_channels.failing_since', 'excluded.failing_since'),
          disabled_target: change.fn.coalesce(
            'excluded.disabled_target',
            'delivery_channels.disabled_target',
          ),
        })),
      )
      .returning(['failures', 'failing_since', 'reported_at']),
  )
  const isNews =
    failing !== undefined &&
    failing.reported_at === null &&
    (failing.failures >= failuresUntilReport || disabledTarget !== null || row.state === 'given-up')
  if (!isNews) return false
  yield* rowsOf(sql.updateTable('delivery_channels').set({ reported_at: now }).where('name', '=', channel))
  const since = failing.failing_since ?? now
  yield* enqueueNotice(sql, {
    notice: {
      id: `outage-${channel}-${since.replace(/\D/g, '')}`,
      title: `Requests do not get through: ${channel}`,
      text:
        `The channel "${channel}" of your site has been failing since ${since}. Last answer: ${row.answer}\n` +
        `${fate(input)} "npm run deliveries" shows them; docs/operations.md says what to do.`,
    },
    channels: reportTo,
    now,
  })
  return true
}

/** What becomes of the requests that a failing channel has not delivered. */
const fate = ({ channel, disabledTarget }: SettleInput): string =>
  disabledTarget === null
    ? 'Requests stay in the store and are tried again.'
    : `It wants nothing more, so requests wait in the store until its address changes or you run "npm run deliveries -- replay --channel ${channel}".`
