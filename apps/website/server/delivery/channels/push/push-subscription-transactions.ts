import { lock, rowsOf } from '#server/database/transaction.ts'
import type { Sql, Step, Transaction } from '#server/database/transaction.ts'

/** A row of the table `push_subscriptions`. Timestamps are ISO 8601 text in UTC with milliseconds. */
export type PushSubscriptionRow = {
  id: string
  /** The address of the browser at its push service. */
  endpoint: string
  /** The public key of the browser (P-256, uncompressed), in base64url. */
  p256dh: string
  /** A secret that the browser shares with us, in base64url. */
  auth: string
  /** Who is told there. */
  staff_id: string | null
  created_at: string
  last_success_at: string | null
  /** Failed pushes since the last one that was taken. */
  failures: number
  failing_since: string | null
  /** The push service asked to be left alone until then. */
  rests_until: string | null
}

/** So many browsers and phones one person has; one more takes the place of the oldest. */
const mostOfOne = 10
/** And so many all of them have together: each request goes to every one. */
const mostOfAll = 100

/**
 * Adds a subscription, or renews the one with this address, whoever had it.
 * @param input.now ISO 8601
 * @returns false where all of staff together have too many
 */
export function* addPushSubscription(
  sql: Sql,
  input: Pick<PushSubscriptionRow, 'id' | 'endpoint' | 'p256dh' | 'auth'> & { staffId: string; now: string },
): Transaction<boolean> {
  const { id, endpoint, p256dh, auth, staffId, now } = input
  yield* lock(['push-subscriptions'])
  yield* rowsOf(sql.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint))
  const own = yield* rowsOf(
    sql
      .selectFrom('push_subscriptions')
      .select('id')
      .where('staff_id', '=', staffId)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  )
  for (const oldest of own.slice(mostOfOne - 1)) {
    yield* rowsOf(sql.deleteFrom('push_subscriptions').where('id', '=', oldest.id))
  }
  if ((yield* countPushSubscriptions(sql)) >= mostOfAll) return false
  yield* rowsOf(
    sql
      .insertInto('push_subscriptions')
      .values({ id, endpoint, p256dh, auth, staff_id: staffId, created_at: now, failures: 0 }),
  )
  return true
}

/** Removes a subscription of one person by its address, or with `endpoint` null all of theirs. @returns how many */
export function* removePushSubscriptions(
  sql: Sql,
  { staffId, endpoint }: { staffId: string; endpoint: string | null },
): Transaction<number> {
  const ofPerson = sql.deleteFrom('push_subscriptions').where('staff_id', '=', staffId).returning('id')
  const removed = yield* rowsOf(endpoint === null ? ofPerson : ofPerson.where('endpoint', '=', endpoint))
  return removed.length
}

/** All subscriptions, the oldest first. */
export function* listPushSubscriptions(sql: Sql): Transaction<PushSubscriptionRow[]> {
  return yield* rowsOf(sql.selectFrom('push_subscriptions').selectAll().orderBy('created_at').orderBy('id'))
}

/** How many there are: with none, nobody can be told by push. */
export function* countPushSubscriptions(sql: Sql): Generator<Step, number, unknown[]> {
  const [row] = yield* rowsOf(
    sql.selectFrom('push_subscriptions').select((all) => all.fn.countAll<number | string>().as('count')),
  )
  // PostgreSQL counts in 64 bits, which the driver gives as text.
  return Number(row?.count ?? 0)
}

/** What became of one round of pushes, by the ids of the subscriptions. */
export type PushResults = {
  taken: readonly string[]
  /** The push service says that the browser is not subscribed any more. */
  gone: readonly string[]
  failed: readonly { id: string; restsUntil: string | null }[]
  /** ISO 8601. */
  now: string
  /** A subscription that has failed since before this instant is removed. */
  hopelessBefore: string
}

/** Writes down how subscriptions fare, and removes those that are of no use any more. */
export function* notePushes(sql: Sql, results: PushResults): Transaction<null> {
  const { taken, gone, failed, now, hopelessBefore } = results
  if (taken.length > 0) {
    yield* rowsOf(
      sql
        .updateTable('push_subscriptions')
        .set({ last_success_at: now, failures: 0, failing_since: null, rests_until: null })
        .where('id', 'in', taken),
    )
  }
  if (gone.length > 0) yield* rowsOf(sql.deleteFrom('push_subscriptions').where('id', 'in', gone))
  for (const { id, restsUntil } of failed) {
    yield* rowsOf(
      sql
        .updateTable('push_subscriptions')
        .set((row) => ({
          failures: row('failures', '+', 1),
          failing_since: row.fn.coalesce('failing_since', row.val(now)),
          rests_until: restsUntil,
        }))
        .where('id', '=', id),
    )
    yield* rowsOf(
      sql.deleteFrom('push_subscriptions').where('id', '=', id).where('failing_since', '<', hopelessBefore),
    )
  }
  return null
}
