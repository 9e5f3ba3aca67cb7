import { countOf, type Sql, type Step, type TransactionRunner } from '#server/store/transaction.ts'

/** The channel that notifies staff's browsers. It needs no setting: it is in use while somebody is subscribed. */
export const pushChannel = 'push'

/** The channel that delivers staff replies. New requests get no row for it. */
export const replyChannel = 'reply'

/** The channel that delivers mails about appointments. New requests get no row for it. */
export const appointmentChannel = 'appointment'

/** The channel that writes appointments into calendars. New requests get no row for it. */
export const calendarChannel = 'calendar'

/** The active channels: the configured ones, and push while somebody is subscribed. */
export async function activeChannels(
  store: Pick<TransactionRunner, 'run'>,
  configured: readonly string[],
): Promise<string[]> {
  const subscriptions = await store.run(countPushSubscriptions, undefined)
  return subscriptions > 0 ? [...configured, pushChannel] : [...configured]
}

/** Counts the subscriptions. Without any, push reaches nobody. */
export function* countPushSubscriptions(sql: Sql): Generator<Step, number, unknown[]> {
  return yield* countOf(sql.selectFrom('push_subscriptions'))
}
