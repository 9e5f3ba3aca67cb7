import type { DeskLanguage } from '#contract/desk/languages.ts'
import { staffWords } from '#contract/staff-words/staff-words.ts'
import { rowsOf } from '#server/store/transaction.ts'
import type { Sql, Step, Transaction } from '#server/store/transaction.ts'
import type { DeliveryState } from '#server/store/tables/delivery-rows.ts'
import { answerWithoutWords } from './message-text.ts'
import { enqueueNotice } from './outbox.ts'

/** Consecutive failures before a channel is reported: about a minute with one request waiting. */
const failuresUntilReport = 4

/** What a worker reports of an attempt. */
export type OutcomeRecord = {
  id: string
  /** The claim it was delivered under. */
  claim: string
  channel: string
  /** The new values of the row. */
  row: {
    state: DeliveryState
    answer: string
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
  /** Of the report; English by default. */
  language?: DeskLanguage
  /** ISO 8601. */
  now: string
}

/**
 * - `lost`: another process owns the row now, and nothing was written. `reported`: the channel has just begun to fail.
 */
type Recorded = 'recorded' | 'reported' | 'lost'

/** Records the outcome of an attempt, if it still owns its claim, and the health of the channel. */
export function* recordOutcome(sql: Sql, input: OutcomeRecord): Transaction<Recorded> {
  const { id, claim, row, now } = input
  const [owned] = yield* rowsOf(
    sql
      .updateTable('deliveries')
      .set({
        state: row.state,
        answer: row.answer,
        progress: row.progress,
        claim: null,
        ...(row.state === 'waiting' ? { waits_since: now, due_at: row.dueAt } : { settled_at: now }),
      })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .returning('id'),
  )
  if (!owned) return 'lost'
  if (input.health === 'working') yield* recordSuccess(sql, input)
  if (input.health === 'failing') return (yield* recordFailure(sql, input)) ? 'reported' : 'recorded'
  return 'recorded'
}

function* recordSuccess(sql: Sql, { channel }: OutcomeRecord): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('delivery_channels')
      .set({ failures: 0, failing_since: null, reported_at: null, disabled_target: null })
      .where('name', '=', channel)
      .where('failing_since', 'is not', null),
  )
}

/** @returns whether this call reported it: once per outage, whichever process notices it first. */
function* recordFailure(sql: Sql, input: OutcomeRecord): Generator<Step, boolean, unknown[]> {
  const { channel, disabledTarget, row, reportTo, language = 'en', now } = input
  const words = staffWords[language].notices
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
  if (failing === undefined) return false
  const isGivenUp = row.state === 'given-up'
  const isNews =
    failing.reported_at === null &&
    (failing.failures >= failuresUntilReport || disabledTarget !== null || isGivenUp)
  if (!isNews && !isGivenUp) return false
  const since = failing.failing_since ?? now
  const outage = `${channel}-${since.replace(/\D/g, '')}`
  // Once for the outage, and once for what it has cost: a notice with the same id is written once.
  yield* enqueueNotice(sql, {
    notice: {
      id: isGivenUp ? `given-up-${outage}` : `outage-${outage}`,
      title: isGivenUp ? words.givenUp(channel) : words.outage(channel),
      text:
        `${words.outageText(channel, since, answerWithoutWords(row.answer))}\n` +
        `${fate(input)} ${words.outageShows}`,
    },
    channels: reportTo,
    now,
  })
  if (!isNews) return false
  yield* rowsOf(sql.updateTable('delivery_channels').set({ reported_at: now }).where('name', '=', channel))
  return true
}

/** What becomes of the requests that a failing channel has not delivered. */
function fate({ channel, disabledTarget, row, language = 'en' }: OutcomeRecord): string {
  const words = staffWords[language].notices
  const replay = `"npm run deliveries -- replay --channel ${channel}"`
  if (disabledTarget !== null) {
    return words.outageOff(replay)
  }
  return row.state === 'given-up' ? words.outageGivenUp(replay) : words.outageWaits
}
