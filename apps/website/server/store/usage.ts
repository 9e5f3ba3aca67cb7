import { sql as raw } from 'kysely'
import { lock, rowsOf, undo } from './transaction.ts'
import type { Sql, Step, Transaction } from './transaction.ts'

/** One amount to count against one limit. */
export type Increment = {
  /** Names the counter. Hash anything that could identify a person: keys are stored as given. */
  key: string
  /** How much to count; a whole number. */
  amount: number
  /** How much may be counted in one window. */
  limit: number
  /**
   * ISO 8601. When the counter restarts, if this increment opens its window. A running window keeps its end, unless that is
   * later than this.
   */
  windowEndsAt: string
}

export type ConsumeOutcome =
  /** `used`: what each counter holds now, in the order of `increments`. */
  | { outcome: 'consumed'; used: number[] }
  /** `windowEndsAt`: ISO 8601, when the exhausted counter restarts. */
  | { outcome: 'refused'; key: string; windowEndsAt: string }

/**
 * Increments counters that every instance of the site shares: rate limits and voice caps. All are counted or none, in
 * the given order: the first exhausted counter refuses, and no counter moves. `now` is ISO 8601.
 */
export function* consumeUsage(
  sql: Sql,
  { increments, now }: { increments: readonly Increment[]; now: string },
): Transaction<ConsumeOutcome> {
  // Counters are locked in the order they are written, which is the callers' order. Two callers with opposite orders
  // would wait for each other, so lock them first.
  if (increments.length > 1) yield* lock(increments.map(({ key }) => key))
  const used: number[] = []
  for (const increment of increments) {
    const counter = yield* count(sql, increment, now)
    used.push(counter.used)
    if (counter.used > increment.limit) {
      yield* undoIncrement(sql, increment, counter)
      return { outcome: 'refused', key: increment.key, windowEndsAt: counter.window_ends_at }
    }
  }
  return { outcome: 'consumed', used }
}

function* count(sql: Sql, increment: Increment, now: string): Generator<Step, Counter, unknown[]> {
  const [counter] = yield* rowsOf(incrementQuery(sql, increment, now))
  if (!counter) throw new Error('A counter was written and did not come back')
  return counter
}

/** Rolls back the transaction of an increment that exceeded its limit. */
export function* undoIncrement(
  sql: Sql,
  increment: Increment,
  counter: Counter,
): Generator<Step, void, unknown[]> {
  yield* undo()
  // A shortened window stays shortened, or each refusal would start it again.
  if (counter.window_ends_at === increment.windowEndsAt) yield* endBy(sql, increment)
}

/** The query that counts an increment, whatever its limit. It returns the counter. */
export function incrementQuery(sql: Sql, increment: Increment, now: string) {
  // Giving back never goes below zero, neither for an ended window nor for a new one.
  const first = Math.max(0, increment.amount)
  const hasEnded = raw<boolean>`usage.window_ends_at <= ${now}`
  // A window ends later than one that begins now only if the clock was set back. Without this it would stay closed
  // until the clock catches up.
  const endsTooLate = raw<boolean>`usage.window_ends_at > excluded.window_ends_at`
  const restartsWindow = increment.amount > 0 ? raw<boolean>`${hasEnded} or ${endsTooLate}` : hasEnded
  return sql
    .insertInto('usage')
    .values({ key: increment.key, used: first, window_ends_at: increment.windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: raw`case when ${hasEnded} then excluded.used when usage.used + ${increment.amount} < 0 then 0 else usage.used + ${increment.amount} end`,
        window_ends_at: raw`case when ${restartsWindow} then excluded.window_ends_at else usage.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at'])
}

function* endBy(sql: Sql, increment: Increment): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('usage')
      .set({ window_ends_at: increment.windowEndsAt })
      .where('key', '=', increment.key)
      .where('window_ends_at', '>', increment.windowEndsAt),
  )
}

type Counter = { used: number; window_ends_at: string }

/** Deletes counters whose window has ended. `now` is ISO 8601. */
export function* deleteEndedUsage(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('usage').where('window_ends_at', '<=', now))
  return null
}
