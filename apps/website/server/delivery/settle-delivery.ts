import { rowsOf } from '#server/database/transaction.ts'
import type { Sql, Step, Transaction } from '#server/database/transaction.ts'
import type { DeliveryState } from './delivery-rows.ts'
import { enqueueNotice } from './notice.ts'

export type SettleInput = {
  id: string
  /** The claim it was delivered under. */
  claim: string
  channel: string
  /** What the row becomes. */
  row: {
    state: DeliveryState
    answer: string
    attempts: number
    progress: string | null
    /** ISO 8601; counts where the state is `waiting`. */
    dueAt: string
  }
  /** How the channel as a whole did; null where the attempt says nothing about it. */
  health: 'working' | 'failing' | null
  /** SHA-256 of the address that wants nothing more. */
  disabledTarget: string | null
  /** The channels through which a failing one is reported. */
  reportTo: readonly string[]
  /** ISO 8601. */
  now: string
}

/** - `lost`: another process has the row since; nothing was written. `reported`: the channel is failing, which is news. */
export type Settled = 'settled' | 'reported' | 'lost'

/** So many attempts in a row fail before a channel is reported: with one request waiting, after about a minute. */
const failuresUntilReport = 4

/** Writes down what became of an attempt, if it still has its claim, and what it says about the channel. */
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
  if (input.health === 'working') yield* noteSuccess(sql, input)
  if (input.health === 'failing') return (yield* noteFailure(sql, input)) ? 'reported' : 'settled'
  return 'settled'
}

function* noteSuccess(sql: Sql, { channel }: SettleInput): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('delivery_channels')
      .set({ failures: 0, failing_since: null, reported_at: null, disabled_target: null })
      .where('name', '=', channel)
      .where('failing_since', 'is not', null),
  )
}

/** @returns whether it was reported just now: once in an outage, whoever notices it. */
function* noteFailure(sql: Sql, input: SettleInput): Generator<Step, boolean, unknown[]> {
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
        'Requests stay in the store and are tried again. "npm run deliveries" shows them; docs/operations.md says what to do.',
    },
    channels: reportTo,
    now,
  })
  return true
}
