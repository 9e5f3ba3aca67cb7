import { sql as raw } from 'kysely'
import { lock, rowsOf, undo } from './transaction.ts'
import type { Sql, Step, Transaction } from './transaction.ts'

/** One amount to count against one limit. */
export type Take = {
  /** Names the counter. Hash anything that could identify a person: keys are stored as given. */
  key: string
  /** How much to take; a whole number. */
  amount: number
  /** How much may be taken in one window. */
  limit: number
  /**
   * ISO 8601. When the counter restarts, if this take opens its window. A running window keeps its end, unless that is
   * later than this.
   */
  windowEndsAt: string
}

export type ConsumeOutcome =
  /** `used`: what each counter holds now, in the order of `takes`. */
  | { outcome: 'consumed'; used: number[] }
  /** `windowEndsAt`: ISO 8601, when the exhausted counter restarts. */
  | { outcome: 'refused'; key: string; windowEndsAt: string }

/**
 * Counts takes in counters that every instance of the site shares: rate limits and voice caps. Takes all or nothing, in
 * the given order: the first exhausted counter refuses, and no counter moves. `now` is ISO 8601.
 */
export function* consumeUsage(
  sql: Sql,
  { takes, now }: { takes: readonly Take[]; now: string },
): Transaction<ConsumeOutcome> {
  // Counters are locked in the order they are written, which is the callers' order. Two callers with opposite orders
  // would wait for each other, so lock them first.
  if (takes.length > 1) yield* lock(takes.map(({ key }) => key))
  const used: number[] = []
  for (const take of takes) {
    const counter = yield* count(sql, take, now)
    used.push(counter.used)
    if (counter.used > take.limit) {
      yield* undoTakes(sql, take, counter)
      return { outcome: 'refused', key: take.key, windowEndsAt: counter.window_ends_at }
    }
  }
  return { outcome: 'consumed', used }
}

function* count(sql: Sql, take: Take, now: string): Generator<Step, Counter, unknown[]> {
  const [counter] = yield* rowsOf(countTake(sql, take, now))
  if (!counter) throw new Error('A counter was written and did not come back')
  return counter
}

/** Rolls back the transaction of a take that exceeded its limit. */
export function* undoTakes(sql: Sql, take: Take, counter: Counter): Generator<Step, void, unknown[]> {
  yield* undo()
  // A shortened window stays shortened, or each refusal would start it again.
  if (counter.window_ends_at === take.windowEndsAt) yield* endBy(sql, take)
}

/** The query that counts a take, whatever its limit. It returns the counter. */
export function countTake(sql: Sql, take: Take, now: string) {
  // Giving back never goes below zero, neither for an ended window nor for a new one.
  const first = Math.max(0, take.amount)
  const hasEnded = raw<boolean>`usage.window_ends_at <= ${now}`
  // A window ends later than one that begins now only if the clock was set back. Without this it would stay closed
  // until the clock catches up.
  const endsTooLate = raw<boolean>`usage.window_ends_at > excluded.window_ends_at`
  const endsByTake = take.amount > 0 ? raw<boolean>`${hasEnded} or ${endsTooLate}` : hasEnded
  return sql
    .insertInto('usage')
    .values({ key: take.key, used: first, window_ends_at: take.windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: raw`case when ${hasEnded} then excluded.used when usage.used + ${take.amount} < 0 then 0 else usage.used + ${take.amount} end`,
        window_ends_at: raw`case when ${endsByTake} then excluded.window_ends_at else usage.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at'])
}

function* endBy(sql: Sql, take: Take): Generator<Step, void, unknown[]> {
  yield* rowsOf(
    sql
      .updateTable('usage')
      .set({ window_ends_at: take.windowEndsAt })
      .where('key', '=', take.key)
      .where('window_ends_at', '>', take.windowEndsAt),
  )
}

type Counter = { used: number; window_ends_at: string }

/** Deletes counters whose window has ended. `now` is ISO 8601. */
export function* deleteEndedUsage(sql: Sql, { now }: { now: string }): Transaction<null> {
  yield* rowsOf(sql.deleteFrom('usage').where('window_ends_at', '<=', now))
  return null
}
