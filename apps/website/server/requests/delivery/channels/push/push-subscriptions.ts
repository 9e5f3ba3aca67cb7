import { countPushSubscriptions } from '#server/requests/delivery/active-channels.ts'
import { lock, rowsOf } from '#server/store/transaction.ts'
import type { PushSubscriptionRow } from '#server/store/tables/delivery-rows.ts'
import type { Sql, Transaction } from '#server/store/transaction.ts'

/** Maximum subscriptions per person. One more replaces the oldest. */
const maxOfOne = 10
/** Maximum subscriptions in all: each request is sent to every one. */
const maxOfAll = 100

/**
 * Adds a subscription, or renews the one with the same address, even if it belonged to somebody else.
 * @param input.now ISO 8601
 * @returns false if staff together have too many
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
  for (const oldest of own.slice(maxOfOne - 1)) {
    yield* rowsOf(sql.deleteFrom('push_subscriptions').where('id', '=', oldest.id))
  }
  if ((yield* countPushSubscriptions(sql)) >= maxOfAll) return false
  yield* rowsOf(
    sql
      .insertInto('push_subscriptions')
      .values({ id, endpoint, p256dh, auth, staff_id: staffId, created_at: now, failures: 0 }),
  )
  return true
}

/** Removes one subscription of a person by its address, or all of them with `endpoint` null. @returns how many */
export function* deletePushSubscriptions(
  sql: Sql,
  { staffId, endpoint }: { staffId: string; endpoint: string | null },
): Transaction<number> {
  const ofPerson = sql.deleteFrom('push_subscriptions').where('staff_id', '=', staffId).returning('id')
  const removed = yield* rowsOf(endpoint === null ? ofPerson : ofPerson.where('endpoint', '=', endpoint))
  return removed.length
}

/** Lists all subscriptions, oldest first. */
export function* listPushSubscriptions(sql: Sql): Transaction<PushSubscriptionRow[]> {
  return yield* rowsOf(sql.selectFrom('push_subscriptions').selectAll().orderBy('created_at').orderBy('id'))
}

/** The results of one round of pushes, by subscription id. */
export type PushResults = {
  accepted: readonly string[]
  /** The push service reports that the browser is no longer subscribed. */
  gone: readonly string[]
  failed: readonly { id: string; restsUntil: string | null }[]
  /** ISO 8601. */
  now: string
  /** Subscriptions that have failed since before this instant are removed. */
  goneBefore: string
}

/** Stores the results, and removes subscriptions that are gone. */
export function* recordPushes(sql: Sql, results: PushResults): Transaction<null> {
  const { accepted, gone, failed, now, goneBefore } = results
  if (accepted.length > 0) {
    yield* rowsOf(
      sql
        .updateTable('push_subscriptions')
        .set({ last_success_at: now, failures: 0, failing_since: null, rests_until: null })
        .where('id', 'in', accepted),
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
      sql.deleteFrom('push_subscriptions').where('id', '=', id).where('failing_since', '<', goneBefore),
    )
  }
  return null
}
